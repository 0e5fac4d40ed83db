import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ElectronApplication, expect } from '@playwright/test'
import { heardEvents, hearEvents, invoke, openGame } from '../support/client.ts'
import { sandboxTest, signedInTest, test as siteTest } from '../support/fixtures.ts'
import { systemCalls } from '../support/stand-in.ts'
import { choose, chooseInTray, menuLabels, notesShown, trayLabels, watchSystem } from '../support/system.ts'

const zoomOf = ({ app }: { app: ElectronApplication }) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor())

const main = ({ app }: { app: ElectronApplication }) =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    return { visible: window?.isVisible(), focused: window?.isFocused(), full: window?.isFullScreen() }
  })

sandboxTest(
  '[DSK-11] the menu speaks the player’s language, and leads where it says',
  async ({ client: { app, page } }) => {
    await watchSystem(app)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: '日本語' }).click()
    await expect.poll(() => menuLabels(app)).toEqual(['ファイル', '表示', '移動', 'ヘルプ'])

    await choose(app, 'settings')
    const dialog = page.getByRole('dialog', { name: 'アプリ設定' })
    await expect(dialog).toBeVisible()
    await choose(app, 'zoomIn')
    await expect(dialog.getByRole('combobox').first()).toHaveValue('1.1')
    await choose(app, 'help')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/help$/)
    await choose(app, 'home')
    await expect(page).toHaveURL(/\/$/)

    // Without a game to reload, the site is reloaded.
    const loaded = page.waitForEvent('load')
    await choose(app, 'reload')
    await loaded
  },
)

signedInTest(
  '[DSK-11] zoom, full screen and reload work by the keys while a game has them',
  async ({ site }) => {
    const { id, game } = await openGame(site)
    await game.keyboard.press('ControlOrMeta+=')
    await expect.poll(() => zoomOf(site)).toBe(1.1)
    await site.app.evaluate(
      ({ webContents }, url) =>
        webContents
          .getAllWebContents()
          .find((one) => one.getURL() === url)
          ?.emit('zoom-changed', {}, 'in'),
      game.url(),
    )
    await expect.poll(() => zoomOf(site)).toBe(1.25)
    const settings = join(site.userDataDir, 'settings.json')
    await expect.poll(() => JSON.parse(readFileSync(settings, 'utf8'))).toMatchObject({ zoom: 1.25 })

    const isMac = process.platform === 'darwin'
    await game.keyboard.press(isMac ? 'Meta+r' : 'F5')
    await expect
      .poll(() => heardEvents(site.page))
      .toContainEqual({ type: 'command', command: 'reload', view: id })
    await game.keyboard.press(isMac ? 'Control+Meta+f' : 'F11')
    await expect.poll(async () => (await main(site)).full).toBe(true)

    await game.keyboard.press('ControlOrMeta+0')
    await expect.poll(() => zoomOf(site)).toBe(1)
  },
)

sandboxTest(
  '[DSK-11] what was kept of theme and zoom holds before the site has said anything',
  { tag: '@full' },
  async ({ start, userDataDir }) => {
    const kept = { version: 1, zoom: 1.25, theme: 'dark' }
    writeFileSync(join(userDataDir, 'settings.json'), JSON.stringify(kept))
    const run = await start({})
    // The stand-in records the calls. The site has no stored theme here, so it reports "light" later.
    const themes = async () =>
      (await systemCalls(run.app)).filter(({ what }) => what === 'themeSource').map(({ args }) => args[0])
    await expect.poll(themes).toEqual(['dark', 'light'])
    expect(await zoomOf(run)).toBe(1.25)
    expect(await run.page.evaluate(() => innerWidth)).toBe(1024)
  },
)

sandboxTest(
  '[DSK-11] with an icon in the tray, closing hides the client and says so once; quitting ends it',
  { tag: '@full' },
  async ({ start }) => {
    const run = await start({})
    const { app, page } = run
    await watchSystem(app)
    await invoke(page, 'settings:change', { tray: true })
    await expect.poll(() => trayLabels(app)).toEqual(['Open Palaro', 'Quit'])
    const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    for (const _ of ['for the first time', 'again']) {
      await close()
      await expect.poll(async () => (await main(run)).visible).toBe(false)
      await chooseInTray(app, 'Open Palaro')
      await expect.poll(async () => (await main(run)).visible).toBe(true)
    }
    await expect.poll(() => notesShown(app)).toEqual(['Palaro: Palaro is still running in the system tray.'])

    await invoke(page, 'settings:change', { tray: false })
    await expect.poll(() => trayLabels(app)).toEqual([])
    await invoke(page, 'settings:change', { tray: true })
    await expect.poll(() => trayLabels(app)).toEqual(['Open Palaro', 'Quit'])
    const ended = new Promise((resolve) => app.process().once('exit', resolve))
    // The evaluate call fails, because the client quits before it can answer.
    await chooseInTray(app, 'Quit').catch(() => {})
    expect(await ended).toBe(0)
  },
)

siteTest(
  '[DSK-11] news is shown as a notification while nobody looks, if the player wants that, in the client’s own words',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    const { app, page } = site
    await watchSystem(app)
    await hearEvents(page)
    const blur = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur())
    await blur()
    expect(await invoke(page, 'client:notify', 'deposit')).toBe(false)
    await invoke(page, 'settings:change', { notifications: true })
    expect(await invoke(page, 'client:notify', 'deposit')).toBe(true)
    expect(await invoke(page, 'client:notify', 'deposit')).toBe(false)
    expect(await notesShown(app)).toEqual(['Palaro: There’s an update on your deposit.'])

    await app.evaluate(() => globalThis.given.notes[0]?.emit('click'))
    await expect.poll(() => heardEvents(page)).toContainEqual({ type: 'news', kind: 'deposit' })
    expect((await main(site)).focused).toBe(true)
    expect(await invoke(page, 'client:notify', 'chat')).toBe(false)
  },
)
