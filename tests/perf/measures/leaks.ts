import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { gameOfEachKind } from '#sandbox/world/games/test-games.ts'
import { untilQuiet } from '#support/quiet.ts'
import { SandboxClient } from '#support/sandbox.ts'
import { agentCentre, centrePath, memberCentre } from '../../e2e/fixtures/centre-pages.ts'
import { memberOverlays, visitorOverlays } from '../../e2e/fixtures/overlays.ts'
import { addressOf, ownScreens, screens } from '../../e2e/fixtures/screens.ts'
import { go } from '../../e2e/pages/site-page.ts'
import { openBrowser, openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { retainersOf } from '../retainers.ts'
import { viewport } from '../watch-phone.ts'

/** Turns before the first measurement, so that everything that is loaded once is already in memory. */
const warmUp = 5
const turns = 50
/** Turns of what takes many steps each; what grows by one in each shows as well. */
const fewTurns = 10
/** The last turns of each, after which it is measured; the least counts. What comes and goes by itself isn't a leak. */
const looks = 3

/** Milliseconds without requests after which a place counts as shown. */
const rest = 100

/** What a page keeps after garbage collection: heap bytes, DOM nodes including detached ones, listeners. */
type Held = { heap: number; nodes: number; listeners: number }

/** Runs in the page, before its scripts: counts the timers that wait. */
function countTimers() {
  const waiting = new Set<unknown>()
  Object.assign(globalThis, { waiting })
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
  const set = (action: unknown, ...options: unknown[]) => {
    const id: unknown = Reflect.apply(setTimeout, globalThis, [
      (...values: unknown[]) => {
        waiting.delete(id)
        if (typeof action === 'function') Reflect.apply(action, globalThis, values)
      },
      ...options,
    ])
    waiting.add(id)
    return id
  }
  const repeat = (...given: unknown[]) => {
    const id: unknown = Reflect.apply(setInterval, globalThis, given)
    waiting.add(id)
    return id
  }
  const clear = (end: typeof clearTimeout) => (id: number) => {
    waiting.delete(id)
    end(id)
  }
  Object.assign(globalThis, {
    setTimeout: set,
    setInterval: repeat,
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
  })
}

async function heldBy(session: CDPSession): Promise<Held> {
  // Twice, because what finalizers release in the first run is only freed in the second.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** The least of each figure. */
const least = (all: readonly Held[]): Held => ({
  heap: Math.min(...all.map(({ heap }) => heap)),
  nodes: Math.min(...all.map(({ nodes }) => nodes)),
  listeners: Math.min(...all.map(({ listeners }) => listeners)),
})

/**
 * Does something some times to warm up and then again, and compares what the page holds before and after.
 * @param title what was done and how often, in words.
 */
async function growth(
  what: string,
  page: Page,
  turn: () => Promise<void>,
  times = turns,
  title = `${what} ${times} times`,
): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const heldAfter = async (all: number) => {
    const held: Held[] = []
    for (let done = 0; done < all; done += 1) {
      if (done < all - looks) await turn()
      else {
        await untilQuiet(page, turn)
        held.push(await heldBy(session))
      }
    }
    return least(held)
  }
  const before = await heldAfter(warmUp)
  const after = await heldAfter(times)
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

/** A game of each kind, which is left once it has been drawn. */
async function gamesOfEachKind(browser: Browser, origin: string): Promise<Row[]> {
  const { token } = await new SandboxClient(origin).createAccount({
    username: 'eachkind',
    password: 'Mabuhay8',
  })
  const page = await openPage(browser, { token })
  await untilQuiet(page, () => page.goto(`${origin}/help`))
  const games = gameOfEachKind()
  const rows = await growth(
    'a game of each kind',
    page,
    async () => {
      // Not until it is quiet: some are told of their rounds all the time.
      for (const { path } of games) {
        await go(page, path)
        await page.frameLocator('iframe').getByRole('button').first().waitFor()
        await go(page, '/help')
        await page.locator('iframe').waitFor({ state: 'detached' })
      }
    },
    fewTurns,
  )
  await page.context().close()
  return rows
}

/** What is touched on a phone only, and a member's other overlays as they look there. */
async function onPhone(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token, width: viewport.width, touch: true })
  await untilQuiet(page, () => page.goto(`${origin}/help`))
  const dialog = page.getByRole('dialog')
  const doors = [
    page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    page.getByRole('navigation').getByRole('button', { name: 'Me', exact: true }),
  ]
  const rows = await growth(
    'overlays on a phone',
    page,
    async () => {
      for (const door of doors) {
        await door.tap()
        await dialog.waitFor()
        await dialog.getByRole('button', { name: 'Close' }).tap()
        await dialog.waitFor({ state: 'detached' })
      }
      await walk(page, memberOverlays)()
    },
    fewTurns,
  )
  await page.context().close()
  return rows
}

/**
 * An hour of a game: a round every 72 seconds of a moved clock, with all that the site asks and shows by itself
 * meanwhile. Timers that wait are counted too.
 */
async function anHourOfPlay(browser: Browser, origin: string): Promise<Row[]> {
  const sandbox = new SandboxClient(origin)
  const { token, username } = await sandbox.createAccount({ username: 'hourofplay', password: 'Mabuhay8' })
  await sandbox.setBalance(username, '100000.00')
  const page = await openPage(browser, { token })
  await page.clock.install()
  await page.addInitScript(countTimers)
  await untilQuiet(page, () => page.goto(`${origin}/rng`))
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  const timers = () => page.evaluate(() => (Reflect.get(globalThis, 'waiting') as Set<unknown>).size)
  const waiting: number[] = []
  const rows = await growth(
    'an hour of play',
    page,
    async () => {
      const { rounds } = await sandbox.account(username)
      await spin.click()
      await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(rounds + 1)
      await untilQuiet(page, () => page.clock.runFor((60 * 60_000) / turns), rest)
      waiting.push(await timers())
    },
    turns,
    'an hour of play',
  )
  await page.context().close()
  // Some are there only for moments of a round or a call.
  const fewest = (some: readonly number[]) => Math.min(...some)
  const more = fewest(waiting.slice(-10)) - fewest(waiting.slice(warmUp, warmUp + 10))
  return [...rows, row('an hour of play: timers that wait', Math.max(0, more), 0, (value) => `+${value}`)]
}

/** Disables optimised code, which is on the heap and grows with every hot function. */
const noOptimisedCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

/**
 * Measures what remains in memory of all that can be opened and closed again. Takes some twenty minutes.
 * @param smallOrigin a sandbox of the small scale, whose games are known.
 */
export async function measureLeaks(
  origin: string,
  token: string,
  agentToken: string,
  smallOrigin: string,
): Promise<Row[]> {
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
      'a visitor’s overlays with an address': visitorOverlays,
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
  const kinds = await gamesOfEachKind(browser, smallOrigin)
  const phone = await onPhone(browser, origin, token)
  const hour = await anHourOfPlay(browser, origin)
  await browser.close()
  return [...modal, ...game, ...kinds, ...phone, ...hour, ...walks]
}
