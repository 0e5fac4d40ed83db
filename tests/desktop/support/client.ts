import { type ElectronApplication, expect, type Page } from '@playwright/test'
import type { ArgsOf, Channel, DesktopApi, DesktopEvent, ResultOf } from '#shared/bridge/bridge.ts'
import type { Bounds } from '#shared/bridge/channels/games.ts'
import { type DesktopClient, type LaunchOptions, launchClient } from './launch.ts'
import type { Operator } from './operator.ts'

declare global {
  interface Window {
    desktop?: DesktopApi
    /** Main's events in order, recorded by `hearEvents`. */
    heardEvents?: DesktopEvent[]
    /** The games that `invoke` has opened. */
    openedGames?: string[]
  }
}

/** A running client with its page. */
export type Run = DesktopClient & {
  /** Returns everything that the client has written to its console. */
  readonly output: () => string
}
export type Site = Run & { readonly operator: Operator }

/** Starts the built client with a gateway, and waits for its page. */
export async function startRun(gatewayUrl: string, options: LaunchOptions = {}): Promise<Run> {
  const args = [`--gateway=${gatewayUrl}`, ...(options.args ?? [])]
  const client = await launchClient({ ...options, args })
  let output = ''
  for (const stream of [client.app.process().stdout, client.app.process().stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  await client.page.waitForFunction(() => window.desktop !== undefined && document.readyState === 'complete')
  return { ...client, output: () => output }
}

/** The same with a fake operator. */
export async function startSite(operator: Operator, options: LaunchOptions = {}): Promise<Site> {
  return { ...(await startRun(operator.gatewayUrl, options)), operator }
}

/** Navigates to an address of the site, as its own links do. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Calls main through the page's bridge. */
export function invoke<C extends Channel>(page: Page, channel: C, ...args: ArgsOf<C>): Promise<ResultOf<C>> {
  return page.evaluate(
    async ([name, given]) => {
      const result = (await window.desktop?.invoke(name as C, ...(given as ArgsOf<C>))) as ResultOf<C>
      if (name === 'games:open') {
        const { opened, id } = result as { opened: boolean; id: string }
        if (opened) (window.openedGames ??= []).push(id)
      }
      return result
    },
    [channel, args] as const,
  )
}

/** Calls the gateway as the page does. Returns the answer's status, text and headers. */
export function call(page: Page, method: string, path: string) {
  return page.evaluate(
    async ([how, where]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { Merchant: 'palaro' },
        ...(how === 'POST' && { body: '{}' }),
      })
      return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
    },
    [method, path] as const,
  )
}

export const logIn = (page: Page) => call(page, 'POST', '/wps/session/login')

/** Has main forget the session, as the page does when it signs out. */
export async function forgetSession(page: Page): Promise<void> {
  const { name = '' } = await invoke(page, 'session:state')
  await invoke(page, 'session:forget', name)
}

/** Starts to record main's events in the page. */
export async function hearEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: DesktopEvent[] = []
    window.heardEvents = heard
    window.desktop?.onEvent((event) => void heard.push(event))
  })
}

export const heardEvents = (page: Page): Promise<DesktopEvent[]> =>
  page.evaluate(() => window.heardEvents ?? [])

const place: Bounds = { x: 0, y: 56, width: 800, height: 500 }

/** Requests a launch address from the gateway, as a signed-in page does. */
export async function launchAddress(site: Site, path = '/game'): Promise<string> {
  site.operator.launchPath = path
  await call(site.page, 'GET', '/wps/system/permission')
  const answer = await call(site.page, 'POST', '/wps/game/launchGame')
  return JSON.parse(answer.text).value.url
}

/** Opens a game and waits for its page. */
export async function openGame(
  site: Site,
  path = '/game',
  bounds = place,
): Promise<{ id: string; game: Page }> {
  const url = await launchAddress(site, path)
  const opened = await invoke(site.page, 'games:open', { url, provider: 'sandbox', title: 'A game', bounds })
  if (!opened.opened) throw new Error(`The game was not opened: ${opened.reason}`)
  const game = await pageAt(site.app, (address) => address === url)
  await game.waitForLoadState()
  return { id: opened.id, game }
}

/** Returns the page with such an address. The driver hears of a page a moment after main. */
export async function pageAt(app: ElectronApplication, isIt: (url: string) => boolean): Promise<Page> {
  const found = () => app.windows().find((page) => isIt(page.url()))
  await expect.poll(() => found() !== undefined).toBe(true)
  const page = found()
  if (!page) throw new Error('The page has gone again')
  return page
}

/** Returns bounds and visibility of the game views in BrowserWindows; games in their own windows aren't included. */
export const viewsOf = (site: Site) =>
  site.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().flatMap((window) =>
      window.contentView.children
        .filter((view) => 'webContents' in view)
        .map((view) => ({ ...view.getBounds(), visible: view.getVisible() })),
    ),
  )
