import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { agentCentre, centrePath, memberCentre } from '../../e2e/fixtures/centre-pages.ts'
import { memberOverlays } from '../../e2e/fixtures/overlays.ts'
import { addressOf, ownScreens, screens } from '../../e2e/fixtures/screens.ts'
import { go } from '../../e2e/pages/site-page.ts'
import { openBrowser, openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { retainersOf } from '../retainers.ts'

/** Turns before the first measurement, so that everything that is loaded once is already in memory. */
const warmUp = 5
const turns = 50

/** Milliseconds without requests after which a place counts as shown. */
const rest = 100

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
  const title = `${what} ${turns} times`
  const more = (value: number) => `+${value}`
  const rows = [
    row(
      `${title}: heap after GC`,
      Math.max(0, after.heap / before.heap - 1),
      0.02,
      (value) => `+${(value * 100).toFixed(1)} %`,
    ),
    row(`${title}: listeners`, Math.max(0, after.listeners - before.listeners), 0, more),
    row(`${title}: DOM nodes, detached ones too`, Math.max(0, after.nodes - before.nodes), 0, more),
  ]
  if (rows.some(({ within }) => !within))
    for (const retainer of await retainersOf(session)) console.log(`${what}: ${retainer}`)
  return rows
}

/** Visits each address without loading the site again, and comes back to one that has little of its own. */
const walk = (page: Page, addresses: readonly string[]) => async () => {
  for (const address of addresses) await untilQuiet(page, () => go(page, address), rest)
  await untilQuiet(page, () => go(page, '/help'), rest)
}

async function walkAs(
  browser: Browser,
  origin: string,
  token: string | undefined,
  walks: Readonly<Record<string, readonly string[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, addresses] of Object.entries(walks)) {
    const page = await openPage(browser, token === undefined ? {} : { token })
    await untilQuiet(page, () => page.goto(`${origin}/help`))
    rows.push(...(await growth(what, page, walk(page, addresses))))
    await page.context().close()
  }
  return rows
}

/** Disables optimised code, which is on the heap and grows with every hot function. */
const noOptimisedCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

/** Measures what remains in memory of all that can be opened and closed again. Takes a quarter of an hour. */
export async function measureLeaks(origin: string, token: string, agentToken: string): Promise<Row[]> {
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
  await member.context().close()

  const walks = [
    ...(await walkAs(browser, origin, undefined, {
      'every screen, as a visitor,': screens.filter((name) => name !== 'deposit').map(addressOf),
    })),
    ...(await walkAs(browser, origin, token, {
      'a member’s own screens': ownScreens.map(addressOf),
      'a member’s overlays with an address': memberOverlays,
      'every page of the member centre': memberCentre.keys.map((key) => centrePath(memberCentre, key)),
    })),
    ...(await walkAs(browser, origin, agentToken, {
      'every page of the agent centre': agentCentre.keys.map((key) => centrePath(agentCentre, key)),
    })),
  ]
  await browser.close()
  return [...modal, ...game, ...walks]
}
