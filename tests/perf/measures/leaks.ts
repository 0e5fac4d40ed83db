import type { CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openBrowser, openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

/** Turns before the first measurement, so that everything that is loaded once is already in memory. */
const warmUp = 10
const turns = 50

/** What a page keeps after garbage collection: heap bytes, DOM nodes including detached ones, listeners. */
type Held = { heap: number; nodes: number; listeners: number }

async function heldBy(session: CDPSession): Promise<Held> {
  // Twice, because what finalizers release in the first run is only freed in the second.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

async function growth(what: string, page: Page, turn: () => Promise<void>): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const repeat = (times: number) =>
    untilQuiet(page, async () => {
      for (let done = 0; done < times; done += 1) await turn()
    })
  await repeat(warmUp)
  const before = await heldBy(session)
  await repeat(turns)
  const after = await heldBy(session)
  const title = `${what} opened and closed ${turns} times`
  const more = (value: number) => `+${value}`
  return [
    row(
      `${title}: heap after GC`,
      Math.max(0, after.heap / before.heap - 1),
      0.02,
      (value) => `+${(value * 100).toFixed(1)} %`,
    ),
    row(`${title}: listeners`, Math.max(0, after.listeners - before.listeners), 0, more),
    row(`${title}: DOM nodes, detached ones too`, Math.max(0, after.nodes - before.nodes), 0, more),
  ]
}

/** Disables optimised code, which is on the heap and grows with every hot function. */
const noOptimisedCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

/** Measures what remains in memory of a modal and a game that were opened and closed many times. */
export async function measureLeaks(origin: string, token: string): Promise<Row[]> {
  const browser = await openBrowser(noOptimisedCode)
  const visitor = await openPage(browser)
  await untilQuiet(visitor, () => visitor.goto(`${origin}/help`))
  const open = visitor.getByRole('banner').getByRole('button', { name: 'Log in' })
  const dialog = visitor.getByRole('dialog')
  const modal = await growth('a modal', visitor, async () => {
    await open.click()
    await dialog.waitFor()
    await visitor.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
  await visitor.context().close()

  const member = await openPage(browser, { token })
  await untilQuiet(member, () => member.goto(`${origin}/rng`))
  const tile = member.getByRole('main').getByRole('article').first().getByRole('button').first()
  const game = await growth('a game', member, async () => {
    await tile.click()
    await member.locator('iframe').waitFor()
    await member.goBack()
    await tile.waitFor()
  })
  await browser.close()
  return [...modal, ...game]
}
