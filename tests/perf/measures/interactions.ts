import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { slowdown, viewport } from '../watch-phone.ts'

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
const times = 3

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

/** Measures the answers to presses and keys on a cheap phone, from the event to the next paint. */
export async function measureInteractions(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token, width: viewport.width })
  await page.addInitScript(watchEvents)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const escape = () => page.keyboard.press('Escape')
  const openMenu = () => header.getByRole('button', { name: 'Menu' }).click()
  const openSearch = () => header.getByRole('button', { name: 'Search games' }).click()
  const openAccount = () =>
    page.getByRole('navigation').getByRole('button', { name: 'Me', exact: true }).click()
  const tabs = main.getByRole('tab')
  const tile = main.getByRole('article').first()
  // Its name is in the language chosen.
  const languages = dialog.locator('[aria-haspopup="menu"]').filter({ hasText: /English|Filipino/ })
  const choose = async (name: string) => {
    await languages.click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  let key = 0

  const rows = await measureEach(page, [
    { what: 'favourite', budget: 200, act: () => tile.getByRole('button', { name: /favourites/ }).click() },
    { what: 'vendor tab', budget: 200, act: () => tabs.nth(3).click(), undo: () => tabs.first().click() },
    { what: 'search opens', budget: 200, act: openSearch, undo: escape },
    { what: 'menu', budget: 200, act: openMenu, undo: escape },
    { what: 'account menu', budget: 200, act: openAccount, undo: escape },
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
  ])

  await untilQuiet(page, openMenu)
  rows.push(
    ...(await measureEach(page, [
      { what: 'theme', budget: 200, act: () => dialog.getByRole('button', { name: /theme/ }).click() },
      { what: 'language', budget: 400, act: () => choose('Filipino'), undo: () => choose('English') },
    ])),
  )
  await untilQuiet(page, escape)

  await untilQuiet(page, openSearch)
  await dialog.getByRole('combobox').waitFor()
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

  await untilQuiet(page, openAccount)
  await untilQuiet(page, () => dialog.getByRole('button', { name: 'Member centre' }).click())
  rows.push(
    ...(await measureEach(page, [
      {
        what: 'page of a centre',
        budget: 200,
        act: () => dialog.getByRole('button', { name: 'Betting record' }).click(),
        undo: () => dialog.getByRole('button', { name: 'Back' }).click(),
      },
    ])),
  )
  await page.context().close()
  return rows
}
