import type { CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openBrowser, openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

/** Before anything is measured: what is loaded once, and kept, has come by then. */
const warmUp = 10
const turns = 50

/** What a page holds after the garbage has gone: bytes of heap, DOM nodes with those detached, listeners. */
type Held = { heap: number; nodes: number; listeners: number }

async function heldBy(session: CDPSession): Promise<Held> {
  // Twice: what finalizers let go of in the first goes in the second.
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

/** The engine's optimised code, which grows with every function that gets hot, lies in the heap too: none is made. */
const noOptimisedCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

/** What stays behind of a modal and of a game that were opened and closed many times. */
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
