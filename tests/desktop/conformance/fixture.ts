import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test'
import { type DesktopClient, launchClient } from '../support/launch.ts'
import { fixtureMain, fixturePreload } from './app/build.ts'

/** A small web server for pages outside the site: a game, a third-party page, a file to download. */
export interface Provider {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  readonly origin: string
  /** The same server, reached through another origin. */
  readonly otherOrigin: string
  /** Paths requested since the list was last cleared. */
  readonly hits: string[]
  /** Headers of the last request to each path. */
  readonly headers: Map<string, IncomingMessage['headers']>
}

const titled = (title: string) =>
  `<!doctype html><title>${title}</title><body style="margin:0;background:rgb(0,120,0)"><h1>${title}</h1></body>`

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/'
  const { port } = new URL(`http://${request.headers.host}`)
  if (path === '/redirect') response.writeHead(302, { location: `http://localhost:${port}/evil` }).end()
  else if (path === '/file.bin') {
    response.writeHead(200, { 'content-disposition': 'attachment; filename="file.bin"' }).end('bytes')
  } else {
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'played=1' }).end(titled(path))
  }
}

async function startProvider(): Promise<{ provider: Provider; server: Server }> {
  const hits: string[] = []
  const headers = new Map<string, IncomingMessage['headers']>()
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    headers.set(request.url ?? '', request.headers)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origins = { origin: `http://127.0.0.1:${port}`, otherOrigin: `http://localhost:${port}` }
  return { provider: { ...origins, hits, headers }, server }
}

export const launchFixture = (
  env: Record<string, string> = {},
  userDataDir?: string,
): Promise<DesktopClient> =>
  launchClient({ main: fixtureMain, env, ...(userDataDir !== undefined && { userDataDir }) })

interface ViewOptions {
  readonly partition?: string
  /** Whether the view gets the site's preload script, which no game should. */
  readonly preload?: boolean
}

/** Opens a view of the address in the app's window, 300 × 200 at (100, 50). Resolves with its page. */
export async function openView(
  app: ElectronApplication,
  url: string,
  options: ViewOptions = {},
): Promise<Page> {
  const { partition = 'game', preload = false } = options
  const before = app.windows()
  await app.evaluate(
    async ({ BrowserWindow, WebContentsView }, view) => {
      const webPreferences = {
        partition: view.partition,
        ...(view.preload !== '' && { preload: view.preload }),
      }
      const game = new WebContentsView({ webPreferences })
      game.setBounds({ x: 100, y: 50, width: 300, height: 200 })
      BrowserWindow.getAllWindows()[0]?.contentView.addChildView(game)
      await game.webContents.loadURL(view.url)
    },
    { url, partition, preload: preload ? fixturePreload : '' },
  )
  // Not the next `window` event, because one for a page that an earlier spec closed may still arrive.
  const opened = () =>
    app.windows().find((each) => !before.includes(each) && !each.isClosed() && each.url() === url)
  await expect.poll(() => opened() !== undefined).toBe(true)
  const page = opened()
  if (!page) throw new Error(`no view is at ${url}`)
  return page
}

/** Removes every view from the app's window, closes its page, and waits until it is gone. */
export async function closeViews(app: ElectronApplication): Promise<void> {
  await app.evaluate(async ({ BrowserWindow, WebContentsView }) => {
    const window = BrowserWindow.getAllWindows()[0]
    for (const view of window?.contentView.children ?? []) {
      window?.contentView.removeChildView(view)
      if (!(view instanceof WebContentsView)) continue
      // Undefined once it is destroyed, although Electron's types don't say so.
      const contents: Electron.WebContents | undefined = view.webContents
      if (!contents || contents.isDestroyed()) continue
      const gone = new Promise<void>((resolve) => contents.once('destroyed', () => resolve()))
      contents.close()
      await gone
    }
  })
}

/** Returns the events recorded in the fixture app's main process, oldest first. */
export const seenBy = (app: ElectronApplication): Promise<string[]> => app.evaluate(() => globalThis.seen)

/** Resolves once the site's script has run. */
export const siteIsReady = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-ready', 'true')

interface WorkerFixtures {
  client: DesktopClient
  provider: Provider
}

/** One app and one server for all specs of a worker. Each spec starts with one window, on the site, without views. */
export const test = base.extend<{ site: Page; app: ElectronApplication }, WorkerFixtures>({
  client: [
    async ({}, use) => {
      const client = await launchFixture()
      await siteIsReady(client.page)
      await use(client)
      await client.close()
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({}, use) => {
      const { provider, server } = await startProvider()
      await use(provider)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  app: async ({ client, provider }, use) => {
    await client.app.evaluate(async ({ BrowserWindow }) => {
      const [window, ...others] = BrowserWindow.getAllWindows()
      for (const other of others) other.destroy()
      await window?.loadURL('app://site/index.html')
      globalThis.seen.length = 0
    })
    await siteIsReady(client.page)
    provider.hits.length = 0
    await use(client.app)
    await closeViews(client.app)
  },
  // Depends on `app`, so that the app is reset before the site is used.
  site: async ({ client, app }, use) => use(app.windows()[0] ?? client.page),
})

export { expect }
