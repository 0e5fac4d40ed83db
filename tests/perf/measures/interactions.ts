import type { Browser, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { slowdown } from '../phone-load.ts'
import { type Row, row } from '../report.ts'

/** What a press or key takes in milliseconds: until the next paint, and the longest task from then on. */
type Answered = { paint: number; task: number }

declare global {
  /** What `watchEvents` notes: the slowest event and the longest task since it was last read. */
  var answered: Answered
}

/** Runs in the page. */
function watchEvents() {
  globalThis.answered = { paint: 0, task: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.answered.paint = Math.max(globalThis.answered.paint, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.answered.task = Math.max(globalThis.answered.task, duration)
  }).observe({ type: 'longtask' })
}

/** Times each is done; the median counts. */
const times = 3

async function answerOf(page: Page, act: () => Promise<unknown>): Promise<Answered> {
  await page.evaluate(() => (globalThis.answered = { paint: 0, task: 0 }))
  await untilQuiet(page, act)
  // The entries of the last frame are delivered in a later one.
  return page.evaluate(
    () =>
      new Promise<Answered>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(globalThis.answered), 100)),
      ),
  )
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN

type Interaction = { what: string; budget: number; act: () => Promise<unknown>; undo?: () => Promise<unknown> }

/** Measures the slowest answer to a press or a key, on a computer a few times slower than this. */
export async function measureInteractions(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token })
  await page.addInitScript(watchEvents)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  const tile = main.getByRole('article').first()
  const escape = () => page.keyboard.press('Escape')
  const search = page.getByRole('dialog').getByRole('combobox')
  const vendors = main.getByRole('tablist').getByRole('tab')
  const interactions: Interaction[] = [
    { what: 'favourite', budget: 200, act: () => tile.getByRole('button', { name: /favou?rites/ }).click() },
    { what: 'vendor tab', budget: 200, act: () => vendors.nth(2).click(), undo: () => vendors.first().click() },
    { what: 'search opens', budget: 200, act: () => page.keyboard.press('Control+k'), undo: escape },
    {
      what: 'key in the search',
      budget: 200,
      act: async () => {
        await page.keyboard.press('Control+k')
        await search.waitFor()
        await page.evaluate(() => (globalThis.answered = { paint: 0, task: 0 }))
        await page.keyboard.type('su')
      },
      undo: escape,
    },
    {
      what: 'theme',
      budget: 200,
      act: () => banner.getByRole('button', { name: /theme/ }).click(),
    },
    {
      what: 'centre page',
      budget: 200,
      act: () => page.evaluate(() => history.pushState(null, '', '?')),
    },
  ]
  const rows: Row[] = []
  for (const { what, budget, act, undo } of interactions) {
    const answers: Answered[] = []
    for (let time = 0; time < times; time += 1) {
      answers.push(await answerOf(page, act))
      if (undo) await untilQuiet(page, undo)
    }
    const paint = median(answers.map((answer) => answer.paint))
    const task = median(answers.map((answer) => answer.task))
    rows.push(row(`${what}: until the next paint (longest task ${Math.round(task)} ms)`, paint, budget, (ms) => `${Math.round(ms)} ms`))
  }
  await page.context().close()
  return rows
}
