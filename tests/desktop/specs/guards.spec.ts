import { expect, logIn, openGame, type Site, startSite, test } from '../support/client.ts'

/**
 * Each guard is attacked twice: as the client is, and with that one guard taken away by the stand-in host. The attack
 * must fail the first time and land the second, or its spec proves nothing. Electron has no such switch.
 */
const attacks: readonly { guard: string; name: string; lands: (site: Site) => Promise<boolean> }[] = [
  {
    guard: 'will-navigate',
    name: 'the site is led away',
    async lands({ page, operator, output }) {
      await page.evaluate((to) => {
        location.href = to
      }, `${operator.evilOrigin}/`)
      await expect
        .poll(() => operator.evilSaw.length > 0 || output().includes('a navigation was refused'))
        .toBe(true)
      return operator.evilSaw.length > 0
    },
  },
  {
    guard: 'will-redirect',
    name: 'a game is redirected away',
    async lands(site) {
      await logIn(site.page)
      const { game } = await openGame(site)
      await game.evaluate(() => {
        location.href = '/redirect'
      })
      const { evilSaw } = site.operator
      await expect
        .poll(() => evilSaw.length > 0 || site.output().includes('a navigation was refused'))
        .toBe(true)
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

  test(`${guard} switched off: ${name}`, async ({ operator }) => {
    const site = await startSite(operator, { env: { HOST_DROP: guard } })
    try {
      expect(await lands(site)).toBe(true)
    } finally {
      await site.close()
    }
  })
}
