import type { Guard } from '../drivers/host/drops.ts'
import { heardEvents, hearEvents, logIn, openGame, type Site } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { prevented, watchOutside } from '../support/outside.ts'
import { dropGuards } from '../support/stand-in.ts'

/**
 * Each guard is attacked twice: with the client as it is, and with that guard disabled by the stand-in host. The
 * attack must fail the first time and succeed the second, or the spec proves nothing. Electron can't disable guards.
 */
const attacks: readonly { guard: Guard; name: string; lands: (site: Site) => Promise<boolean> }[] = [
  {
    guard: 'will-navigate',
    name: 'the site is led away',
    async lands({ app, page, operator: { evilOrigin, evilSaw } }) {
      await watchOutside(app)
      await page.evaluate((to) => {
        location.href = to
      }, `${evilOrigin}/`)
      await expect.poll(async () => evilSaw.length + (await prevented(app)).length).toBeGreaterThan(0)
      if (evilSaw.length === 0) return false
      await page.waitForURL(`${evilOrigin}/`)
      return true
    },
  },
  {
    guard: 'will-redirect',
    name: 'a game is redirected away',
    async lands(site) {
      await logIn(site.page)
      const { game } = await openGame(site)
      await watchOutside(site.app)
      await game.evaluate(() => {
        location.href = '/redirect'
      })
      const { evilSaw } = site.operator
      await expect.poll(async () => evilSaw.length + (await prevented(site.app)).length).toBeGreaterThan(0)
      return evilSaw.length > 0
    },
  },
  {
    guard: 'window-open',
    name: 'a game opens a window',
    async lands(site) {
      await logIn(site.page)
      const { game } = await openGame(site)
      return game.evaluate((url) => window.open(url) !== null, `${site.operator.evilOrigin}/`)
    },
  },
  {
    guard: 'permission-request',
    name: 'a game gets to show notifications',
    async lands(site) {
      await logIn(site.page)
      const { game } = await openGame(site)
      return (await game.evaluate(() => Notification.requestPermission())) === 'granted'
    },
  },
  {
    guard: 'web-request',
    name: 'a game reaches the network of this machine',
    async lands(site) {
      await logIn(site.page)
      const { game } = await openGame(site)
      const near = site.operator.evilOrigin.replace('127.0.0.1', 'router.localhost')
      await game.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), `${near}/admin`)
      return site.operator.evilSaw.some(({ path }) => path === '/admin')
    },
  },
  {
    guard: 'ipc-sender',
    name: 'a page that is not the site calls main',
    lands: ({ app, operator }) =>
      app.evaluate(async ({ app: main, BrowserWindow }, url) => {
        const preload = `${main.getAppPath()}/out/preload/site.cjs`
        const additionalArguments = ['--desktop-info=%7B%7D']
        const stranger = new BrowserWindow({ show: false, webPreferences: { preload, additionalArguments } })
        await stranger.loadURL(url)
        const call = "desktop.invoke('session:state').then(() => true, () => false)"
        const answered: unknown = await stranger.webContents.executeJavaScript(call)
        stranger.destroy()
        return answered === true
      }, `${operator.evilOrigin}/`),
  },
]

for (const { guard, name, lands } of attacks) {
  test(`[SEC-02] ${guard}: it does not happen that ${name}`, async ({ site }) => {
    expect(await lands(site)).toBe(false)
  })

  test(`${guard} switched off: ${name}`, { tag: '@full' }, async ({ site }) => {
    await dropGuards(site.app, guard)
    expect(await lands(site)).toBe(true)
  })
}

/**
 * Simulates a compromised game process that sends messages like the preload script, without its limit. Returns how
 * many are accepted.
 */
async function heardOfFlood(site: Site): Promise<number> {
  await logIn(site.page)
  const { game } = await openGame(site)
  await hearEvents(site.page)
  await site.app.evaluate(({ ipcMain, webContents }, url) => {
    const sender = webContents.getAllWebContents().find((each) => each.getURL() === url)
    const say = (data: unknown) =>
      ipcMain.emit('page:posted', { sender, senderFrame: sender?.mainFrame }, data)
    for (let count = 0; count < 1_000; count++) say({ source: 'palaro-provider', type: 'balance' })
  }, game.url())
  await site.page.evaluate(() => window.desktop?.invoke('session:state'))
  return (await heardEvents(site.page)).filter(({ type }) => type === 'gameMessage').length
}

test('[SEC-03] a page that posts too much is cut off: a flood does not reach the site', async ({ site }) => {
  const heard = await heardOfFlood(site)
  expect(heard).toBeGreaterThan(0)
  expect(heard).toBeLessThanOrEqual(120)
})

test('with a clock that runs away no limit is ever reached, and a flood reaches the site', {
  tag: '@full',
}, async ({ site }) => {
  await site.app.evaluate(() => {
    let time = Date.now()
    Date.now = () => (time += 2_000)
  })
  expect(await heardOfFlood(site)).toBe(1_000)
})
