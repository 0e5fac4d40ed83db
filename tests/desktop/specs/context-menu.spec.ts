import type { ElectronApplication } from '@playwright/test'
import { openGame, type Site } from '../support/client.ts'
import { expect, sandboxTest, signedInTest } from '../support/fixtures.ts'

type Watched = typeof globalThis & { opened: string[][]; asked: number }

/** Records the menus that open over the pages that are there, which nobody would close. */
const watchMenus = (app: ElectronApplication) =>
  app.evaluate(({ Menu, webContents }) => {
    const opened: string[][] = []
    const watched = Object.assign(globalThis, { opened, asked: 0 })
    for (const contents of webContents.getAllWebContents())
      contents.on('context-menu', () => {
        watched.asked += 1
      })
    Menu.prototype.popup = function popup() {
      opened.push(this.items.filter(({ enabled, label }) => enabled && label).map(({ label }) => label))
    }
  })
const opened = (app: ElectronApplication) => app.evaluate(() => (globalThis as Watched).opened)
/** How often a page has asked for a menu. */
const asked = (app: ElectronApplication) => app.evaluate(() => (globalThis as Watched).asked)

sandboxTest(
  '[DSK-11] a right click offers what can be done with the text there, in the player’s language, and nothing elsewhere',
  async ({ client: { app, page } }) => {
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click()
    const name = page.getByRole('dialog').getByRole('textbox').first()
    await watchMenus(app)
    await name.click({ button: 'right' })
    await expect.poll(() => opened(app)).toEqual([['Dán', 'Chọn tất cả']])
    await name.fill('juan')
    await name.selectText()
    await name.click({ button: 'right' })
    await expect
      .poll(async () => (await opened(app)).at(-1))
      .toEqual(['Cắt', 'Sao chép', 'Dán', 'Chọn tất cả'])
    await page.getByRole('dialog').getByRole('heading').first().click({ button: 'right' })
    await name.click({ button: 'right' })
    await expect.poll(async () => (await opened(app)).length).toBe(3)
  },
)

signedInTest('[DSK-11, DSK-03] the right button stays a game’s own', async ({ site }: { site: Site }) => {
  const { game } = await openGame(site)
  await watchMenus(site.app)
  await game.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'own', value: 'chips' })
    document.body.append(field)
    field.addEventListener('contextmenu', () => Object.assign(window, { pressed: true }))
  })
  await game.locator('#own').click({ button: 'right' })
  expect(await game.evaluate(() => 'pressed' in window)).toBe(true)
  await expect.poll(() => asked(site.app)).toBe(1)
  expect(await opened(site.app)).toEqual([])
})

sandboxTest('[DSK-08] a kiosk has no menu on a right click', { tag: '@full' }, async ({ startKiosk }) => {
  const { app, page } = await startKiosk({})
  await watchMenus(app)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await name.fill('juan')
  await name.click({ button: 'right' })
  await expect.poll(() => asked(app)).toBe(1)
  expect(await opened(app)).toEqual([])
})
