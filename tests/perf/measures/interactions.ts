import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { slowdown, viewport, watchPhone } from '../watch-phone.ts'

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

/** Measures the answers to a visitor who logs in or registers. */
async function measureVisitor(browser: Browser, origin: string): Promise<Row[]> {
  const page = await openPage(browser, { width: viewport.width })
  await page.addInitScript(watchEvents)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  const press = (name: string) => page.getByRole('banner').getByRole('button', { name }).click()
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const rows = await measureEach(page, [
    { what: 'login opens', budget: 200, act: () => press('Log in'), undo: close },
    { what: 'registration opens', budget: 200, act: () => press('Register'), undo: close },
  ])
  await page.context().close()
  return rows
}

/** Pixels of a turn of the wheel, and how many turns a lobby is scrolled by. */
const turn = 900
const turns = 20

/** Measures the longest task while a lobby is scrolled down and more games come; NaN if it doesn't scroll as far. */
async function measureScroll(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token, width: viewport.width })
  await page.addInitScript(watchPhone)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => (phoneSeen.tasks = []))
  for (let done = 0; done < turns; done += 1) await untilQuiet(page, () => page.mouse.wheel(0, turn), 100)
  const { place, tasks } = await page.evaluate(() => ({ place: scrollY, tasks: phoneSeen.tasks }))
  await page.context().close()
  const longest = place < turn * turns ? Number.NaN : Math.max(0, ...tasks.map(({ took }) => took))
  return [row('lobby of 10,000 games scrolled: longest task', longest, 200, milliseconds)]
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
  const field = main.getByRole('searchbox', { name: 'Search games' })
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
    {
      what: 'key in the lobby’s search',
      budget: 200,
      act: () => field.press('a'),
      undo: () => field.press('Escape'),
    },
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
      { what: 'search closes', budget: 200, act: escape, undo: openSearch },
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

  await untilQuiet(page, () => page.goto(`${origin}/seamless?vendor=JL&nodeId=1001`))
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
  rows.push(
    ...(await measureEach(page, [
      {
        what: 'deposit opens in a game',
        budget: 200,
        act: () => page.getByRole('button', { name: 'Deposit', exact: true }).click(),
        undo: escape,
      },
    ])),
  )
  await page.context().close()
  rows.push(...(await measureVisitor(browser, origin)), ...(await measureScroll(browser, origin, token)))
  return rows
}
