import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { slowdown } from '../watch-phone.ts'

declare global {
  /** The slowest event since it was last set, from the press to the next paint, in milliseconds. */
  var slowestEvent: number
}

/** Runs in the page, before its scripts. */
function watchEvents() {
  globalThis.slowestEvent = 0
  const watched: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.slowestEvent = Math.max(globalThis.slowestEvent, duration)
  }).observe(watched)
}

/** Times each is done, an odd number; the median counts. */
const times = 5

const milliseconds = (value: number) => `${Math.round(value)} ms`

type Interaction = {
  what: string
  budget: number
  act: () => Promise<unknown>
  /** Makes it possible again. */
  undo?: () => Promise<unknown>
}

/** Does it on a slow processor, and returns the slowest answer to any of its events. */
async function answerOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (globalThis.slowestEvent = 0))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await untilQuiet(page, act)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(async () => {
    // Entries come after the frame that they measure.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 100))
    return globalThis.slowestEvent
  })
}

async function measureEach(page: Page, interactions: readonly Interaction[]): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  const rows: Row[] = []
  for (const { what, budget, act, undo } of interactions) {
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) {
      answers.push(await answerOf(page, session, act))
      if (undo) await untilQuiet(page, undo)
    }
    const median = answers.toSorted((a, b) => a - b)[(times - 1) / 2] ?? Number.NaN
    rows.push(row(`${what}: press to next paint`, median, budget, milliseconds))
  }
  return rows
}

/** Measures the answers to presses and keys on a cheap phone's processor, from the event to the next paint. */
export async function measureInteractions(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token })
  await page.addInitScript(watchEvents)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const escape = () => page.keyboard.press('Escape')
  const tabs = main.getByRole('tab')
  const tile = main.getByRole('article').first()
  // Its name is in the language chosen.
  const languages = header.locator('[aria-haspopup="menu"]').filter({ hasText: /EN|TY/ })
  const choose = async (name: string) => {
    await languages.click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  let key = 0

  const rows = await measureEach(page, [
    { what: 'favourite', budget: 200, act: () => tile.getByRole('button', { name: /favourites/ }).click() },
    { what: 'vendor tab', budget: 200, act: () => tabs.nth(3).click(), undo: () => tabs.first().click() },
    {
      what: 'theme',
      budget: 200,
      act: () => header.getByRole('button', { name: /theme/ }).click(),
    },
    { what: 'search opens', budget: 200, act: () => page.keyboard.press('Control+k'), undo: escape },
    {
      what: 'account menu',
      budget: 200,
      act: () => header.getByRole('button', { name: 'bench' }).click(),
      undo: escape,
    },
    {
      what: 'modal',
      budget: 200,
      act: () => tile.getByRole('button', { name: /^Details/ }).click(),
      undo: escape,
    },
    {
      what: 'game opens',
      budget: 200,
      act: () => tile.getByRole('button').first().click(),
      undo: () => page.goBack(),
    },
    { what: 'language', budget: 400, act: () => choose('Filipino'), undo: () => choose('English') },
  ])

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  rows.push(
    ...(await measureEach(page, [
      {
        what: 'key in the search',
        budget: 200,
        act: () => page.keyboard.press('superace'[(key += 1) % 8] ?? 's'),
      },
    ])),
  )
  await untilQuiet(page, escape)

  await untilQuiet(page, () => page.goto(`${origin}/help?member=accountRecord`))
  const centre = page.getByRole('dialog')
  rows.push(
    ...(await measureEach(page, [
      {
        what: 'page of a centre',
        budget: 200,
        act: () => centre.getByRole('button', { name: 'Betting record' }).click(),
        undo: () => centre.getByRole('button', { name: 'Account record' }).click(),
      },
    ])),
  )
  await page.context().close()
  return rows
}
