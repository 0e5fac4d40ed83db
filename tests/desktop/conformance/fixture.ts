import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test'
import { type DesktopClient, launchClient } from '../support/launch.ts'
import { fixtureMain, fixturePreload } from './app/build.ts'

/** A small web server for what isn't the site: a game, a foreign page, a file to download. */
export interface Provider {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  readonly origin: string
  /** The same server under another origin. */
  readonly otherOrigin: string
  /** Paths asked for since they were last cleared. */
  readonly hits: string[]
  /** Request headers of the last call to a path. */
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
  /** Whether the view gets the site's own preload, which no game should. */
  readonly preload?: boolean
}

/** Opens a view of the address in the app's window, 300 × 200 at (100, 50), and resolves with its page. */
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
  // Not the next window that is told of: one that a spec before has closed may be told of late.
  const opened = () =>
    app.windows().find((each) => !before.includes(each) && !each.isClosed() && each.url() === url)
  await expect.poll(() => opened() !== undefined).toBe(true)
  const page = opened()
  if (!page) throw new Error(`no view is at ${url}`)
  return page
}

/** Takes every view out of the app's window, ends its page, and waits until none is left. */
export async function closeViews(app: ElectronApplication): Promise<void> {
  await app.evaluate(async ({ BrowserWindow, WebContentsView }) => {
    const window = BrowserWindow.getAllWindows()[0]
    for (const view of window?.contentView.children ?? []) {
      window?.contentView.removeChildView(view)
      if (!(view instanceof WebContentsView) || view.webContents.isDestroyed()) continue
      const gone = new Promise<void>((resolve) => view.webContents.once('destroyed', () => resolve()))
      view.webContents.close()
      await gone
    }
  })
}

/** What the fixture app's main process has seen, oldest first. */
export const seenBy = (app: ElectronApplication): Promise<string[]> => app.evaluate(() => globalThis.seen)

/** Resolves once the site's own script has run. */
export const siteIsReady = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-ready', 'true')

interface WorkerFixtures {
  client: DesktopClient
  provider: Provider
}

/** One app and one server for all specs of a worker; each spec starts with one window, on the site, and no views. */
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
      await BrowserWindow.getAllWindows()[0]?.loadURL('app://site/index.html')
      globalThis.seen.length = 0
    })
    await siteIsReady(client.page)
    provider.hits.length = 0
    await use(client.app)
    await closeViews(client.app)
  },
  // Its app is named so that the site is fresh.
  site: async ({ client, app }, use) => use(app.windows()[0] ?? client.page),
})

export { expect }
