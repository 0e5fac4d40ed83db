import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  forgetSession,
  heardEvents,
  hearEvents,
  invoke,
  launchAddress,
  logIn,
  openGame,
  pageAt,
  type Site,
  viewsOf,
} from '../support/client.ts'
import { expect, signedInTest, test } from '../support/fixtures.ts'

const bounds = { x: 0, y: 56, width: 800, height: 500 }
const place = { x: 120, y: 80, width: 900, height: 560 }

/** The games' own windows: titles, sizes, and whether they are always on top. */
const ownWindows = (site: Site) =>
  site.app.evaluate(({ BaseWindow, BrowserWindow }) =>
    BaseWindow.getAllWindows()
      .filter((window) => !(window instanceof BrowserWindow))
      .map((window) => {
        const { width, height } = window.getBounds()
        const views = window.contentView.children.map((view) => view.getBounds().width)
        return { title: window.getTitle(), width, height, onTop: window.isAlwaysOnTop(), views }
      }),
  )

async function openMovable(site: Site, path: string) {
  const url = await launchAddress(site, path)
  const opened = await invoke(site.page, 'games:open', { url, title: 'A game', bounds, movable: true })
  if (!opened.opened) throw new Error(opened.reason)
  await expect.poll(() => heardEvents(site.page)).toContainEqual({ type: 'gameLoaded', id: opened.id })
  const game = await pageAt(site.app, (address) => address === url)
  return { ...opened, game }
}

test('[DSK-04] a game moves to a window of its own, a small one, and back, and goes on meanwhile', async ({
  ownSite: site,
}) => {
  const { page } = site
  await logIn(page)
  await hearEvents(page)
  const { id, game, place: first } = await openMovable(site, '/moving')
  expect(first).toBe('page')
  await game.evaluate(() => Object.assign(window, { round: 'open' }))
  await invoke(page, 'games:pullOut', id)
  await invoke(page, 'games:pullOut', id)
  expect(await viewsOf(site)).toEqual([])
  expect(await ownWindows(site)).toMatchObject([
    { title: expect.stringMatching(/^A game · /), width: 1024, height: 640, onTop: false, views: [1024] },
  ])
  // In its own window, no overlay can be above it.
  expect(await invoke(page, 'games:cover', id)).toBe('')
  await invoke(page, 'games:uncover', id)

  await site.app.evaluate(({ BaseWindow, BrowserWindow }, to) => {
    const own = BaseWindow.getAllWindows().find((window) => !(window instanceof BrowserWindow))
    own?.setBounds(to)
  }, place)
  expect((await ownWindows(site))[0]?.views).toEqual([place.width])
  await invoke(page, 'games:setMini', id, true)
  expect(await ownWindows(site)).toMatchObject([{ width: 400, height: 250, onTop: true, views: [400] }])
  await invoke(page, 'games:setMini', id, false)
  expect(await ownWindows(site)).toMatchObject([{ width: 900, height: 560, onTop: false, views: [900] }])

  await invoke(page, 'games:setMuted', id, true)
  await invoke(page, 'games:putBack', id)
  expect(await ownWindows(site)).toEqual([])
  expect(await viewsOf(site)).toEqual([{ ...bounds, visible: true }])
  expect(await game.evaluate(() => 'round' in window)).toBe(true)
  await invoke(page, 'games:setShown', id, false)
  expect(await viewsOf(site)).toEqual([{ ...bounds, visible: false }])
  const states = (await heardEvents(page)).flatMap((event) =>
    event.type === 'gameState' ? [[event.place, event.muted]] : [],
  )
  expect(states).toEqual([
    ['window', false],
    ['mini', false],
    ['window', false],
    ['window', true],
    ['page', true],
  ])
  // The next window opens where this one was moved to.
  const file = join(site.userDataDir, 'window-state.json')
  const kept = () => existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).game
  await expect.poll(kept).toMatchObject(place)
  await invoke(page, 'games:pullOut', id)
  expect(await ownWindows(site)).toMatchObject([{ width: 900, height: 560 }])
})

signedInTest(
  '[DSK-04] games begin in windows where the settings say so; closing one ends its game, a hang brings it home, and all end with the session',
  async ({ site }) => {
    const { page } = site
    await invoke(page, 'settings:change', { gamesIn: 'window' })
    // A game that isn't declared movable, such as a betting view, stays in the page.
    await openGame(site, '/betting')
    const one = await openMovable(site, '/one')
    const two = await openMovable(site, '/two')
    expect([one.place, two.place]).toEqual(['window', 'window'])
    expect(await ownWindows(site)).toHaveLength(2)
    expect(await viewsOf(site)).toHaveLength(1)

    await site.app.evaluate(({ BaseWindow, BrowserWindow }) => {
      BaseWindow.getAllWindows()
        .find((window) => !(window instanceof BrowserWindow))
        ?.close()
    })
    await expect.poll(() => heardEvents(page)).toContainEqual({ type: 'gameClosed', id: one.id })
    expect(await ownWindows(site)).toHaveLength(1)

    await site.app.evaluate(({ webContents }, url) => {
      const hung = webContents.getAllWebContents().find((view) => view.getURL() === url)
      hung?.emit('unresponsive')
    }, two.game.url())
    await expect
      .poll(() => heardEvents(page))
      .toContainEqual({ type: 'gameTrouble', id: two.id, trouble: 'unresponsive' })
    expect(await ownWindows(site)).toEqual([])
    expect(await viewsOf(site)).toHaveLength(2)

    await invoke(page, 'games:pullOut', two.id)
    await forgetSession(page)
    await expect.poll(() => ownWindows(site)).toEqual([])
    await expect.poll(() => viewsOf(site)).toEqual([])
  },
)

test('[DSK-03] twenty games opened and closed leave views, listeners, sessions and memory as before', {
  tag: '@full',
}, async ({ ownSite: site }) => {
  const { app, page } = site
  await logIn(page)
  await app.evaluate(({ app: client }) => {
    const counted = Object.assign(globalThis, { sessionsMade: 0 })
    client.on('session-created', () => {
      counted.sessionsMade += 1
    })
  })
  const counts = () =>
    app.evaluate(
      async ({ BaseWindow, BrowserWindow, webContents, WebContentsView, ipcMain, app: client }) => {
        const { queryObjects } = process.getBuiltinModule('node:v8')
        const [window] = BrowserWindow.getAllWindows()
        const listenersOf = (emitter: Electron.BrowserWindow | Electron.WebContents | undefined) =>
          emitter?.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)
        return {
          pages: webContents.getAllWebContents().length,
          windows: BaseWindow.getAllWindows().length,
          views: window?.contentView.children.length,
          // Counts objects that survive garbage collection.
          viewsInMemory: queryObjects(WebContentsView, { format: 'count' }),
          windowListeners: listenersOf(window),
          pageListeners: listenersOf(window?.webContents),
          ipcListeners: ipcMain.eventNames().reduce((sum, name) => sum + ipcMain.listenerCount(name), 0),
          appListeners: client.eventNames().reduce((sum, name) => sum + client.listenerCount(name), 0),
        }
      },
    )
  const sessionsMade = () =>
    app.evaluate(() => (globalThis as typeof globalThis & { sessionsMade: number }).sessionsMade)

  /** Opens five games at once: two of them in their own windows, one hidden. */
  const play = async (path: string) => {
    site.operator.launchPath = path
    const ids = await page.evaluate(async (at) => {
      const { desktop } = window
      if (!desktop) return []
      const headers = { Merchant: 'palaro' }
      await fetch('/wps/system/permission', { headers })
      const loaded: string[] = []
      const stop = desktop.onEvent((event) => event.type === 'gameLoaded' && loaded.push(event.id))
      const games = Array.from({ length: 5 }, async () => {
        const answer = await fetch('/wps/game/launchGame', { method: 'POST', headers, body: '{}' })
        const { url } = (await answer.json()).value
        const game = { url, title: 'A game', bounds: at, movable: true }
        const opened = await desktop.invoke('games:open', game)
        return opened.opened ? opened.id : ''
      })
      const made = await Promise.all(games)
      while (!made.every((id) => loaded.includes(id)))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      stop()
      return made
    }, bounds)
    const [first = '', second = '', third = ''] = ids
    await invoke(page, 'games:pullOut', first)
    await invoke(page, 'games:setMini', second, true)
    await invoke(page, 'games:setShown', third, false)
    await Promise.all(ids.map((id) => invoke(page, 'games:close', id)))
  }
  await play('/first')
  const before = await counts()
  const made = await sessionsMade()
  expect(made).toBe(5)
  for (let round = 0; round < 3; round++) await play(`/round-${round}`)
  await expect.poll(counts).toEqual(before)
  expect(await sessionsMade()).toBe(made)
  expect(before).toMatchObject({ pages: 1, windows: 1, views: 0 })
})
