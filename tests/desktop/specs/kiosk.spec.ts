import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { logIn, pressGame } from '#support/main-job.ts'
import { hashPin } from '../../../electron/kiosk/pin.ts'
import { invoke, type Run } from '../support/client.ts'
import { expect, sandboxTest } from '../support/fixtures.ts'
import { noKeyring } from '../support/keyring.ts'
import { setIdle, systemCalls } from '../support/stand-in.ts'

const pin = '481632'
const username = 'juan'
const password = 'Palaro123'
const systemKey = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }

/** The client as a kiosk whose policy has a PIN. */
const test = sandboxTest.extend<{ startWithPin: (policy?: object | string) => Promise<Run> }>({
  startWithPin: async ({ startKiosk }, use) => {
    const kioskPin = await hashPin(pin)
    await use((policy = {}) =>
      startKiosk(systemKey, typeof policy === 'string' ? policy : { kioskPin, ...policy }),
    )
  },
})

const mainWindow = ({ app, page }: Run) => app.browserWindow(page)
const opened = async (app: ElectronApplication): Promise<string[]> =>
  (await systemCalls(app)).map(({ what }) => what)

const operatorDialog = (page: Page) => page.getByRole('dialog', { name: 'Operator access' })

/** Opens the operator's dialog with its shortcut, which works once that part of the page has loaded. */
async function openOperator(page: Page) {
  const dialog = operatorDialog(page)
  await expect(page.getByRole('button', { name: 'Finish and clear' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Control+Alt+Shift+KeyO')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  return { dialog, pin: dialog.getByLabel('PIN', { exact: true }) }
}

test('[DSK-08] a kiosk fills the screen, starts where the policy says, offers to remember nothing, and opens nothing outside', async ({
  startWithPin,
}) => {
  const run = await startWithPin({ language: 'TY', startRoute: '/rng', gamesIn: 'window', tray: true })
  const { app, page } = run
  const window = await mainWindow(run)
  expect(await window.evaluate((shown) => [shown.isKiosk(), shown.isFullScreen()])).toEqual([true, true])
  expect(await app.evaluate(({ Menu }) => Menu.getApplicationMenu())).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  expect(new URL(page.url()).pathname).toBe('/rng')

  await page.getByRole('banner').getByRole('button', { name: 'Mag-log in' }).click()
  const login = page.getByRole('dialog')
  await expect(login.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(login.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const { settings, fixed } = await invoke(page, 'settings:read')
  expect(settings).toMatchObject({ staySignedIn: false, gamesIn: 'tab', tray: false, notifications: false })
  expect(fixed).toEqual(expect.arrayContaining(['staySignedIn', 'gamesIn', 'tray', 'notifications']))
  expect((await invoke(page, 'settings:change', { zoom: 1.5 })).settings.zoom).toBe(1)
  await invoke(page, 'window:setFullScreen', false)
  expect(await window.evaluate((shown) => [shown.isKiosk(), shown.isFullScreen()])).toEqual([true, true])

  await expect(page.getByRole('button', { name: 'Tapusin at i-clear' })).toBeVisible()
  await expect(async () => {
    expect(await invoke(page, 'shell:openExternal', 'https://example.com/')).toBe(false)
    await expect(page.getByText('Hindi puwedeng magbukas ng links').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await opened(app)).not.toContain('openExternal')
})

test('[DSK-08] the window stays until the PIN lets the operator out; wrong ones must wait, over a restart too', {
  tag: '@full',
}, async ({ startWithPin }) => {
  const first = await startWithPin()
  const window = await mainWindow(first)
  const isOpen = () => first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
  await first.app.evaluate(({ app }) => app.quit())
  await window.evaluate((shown) => shown.close())
  await window.evaluate((shown) => shown.minimize())
  expect(await isOpen()).toBe(1)
  expect(await window.evaluate((shown) => shown.isMinimized())).toBe(false)
  expect(await invoke(first.page, 'kiosk:do', 'quit')).toBe(false)

  const operator = await openOperator(first.page)
  for (const wrong of ['1111', '2222', '3333']) {
    // The form sends nothing while the previous PIN is still being checked.
    await expect(async () => {
      await operator.pin.fill(wrong)
      await operator.pin.press('Enter')
      await expect(operator.pin).toHaveValue('', { timeout: 4000 })
    }).toPass()
    await expect(operator.dialog.getByText('Wrong PIN. Try again.')).toBeVisible()
  }
  await expect(operator.dialog.getByRole('timer')).toContainText('Too many wrong PINs')
  expect(await invoke(first.page, 'kiosk:unlock', pin)).toMatchObject({ outcome: 'wait' })
  await first.kill()

  const { app, page } = await startWithPin()
  expect(await invoke(page, 'kiosk:unlock', pin)).toMatchObject({ outcome: 'wait' })
  await app.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 31_000
  })
  const { dialog } = await openOperator(page)
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click()
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect(dialog.getByRole('timer')).toContainText('Seconds left')
  const gone = new Promise<void>((resolve) => app.process().once('exit', () => resolve()))
  // The page may be gone before the click is acknowledged.
  dialog
    .getByRole('button', { name: 'Quit the client' })
    .click()
    .catch(() => {})
  await gone
})

/** Returns what a person has left in the page. */
const leftIn = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('mark'),
    session: sessionStorage.getItem('mark'),
    account: sessionStorage.getItem('account'),
    cookies: document.cookie,
    pages: history.length,
  }))
const leaveMarks = (page: Page) =>
  page.evaluate((mine) => {
    localStorage.setItem('mark', mine)
    sessionStorage.setItem('mark', mine)
    document.cookie = `mark=${mine}; Max-Age=9999`
  }, 'juan-was-here')
const nothing = { local: null, session: null, account: null, cookies: '', pages: 1 }

test('[DSK-08] a kiosk with nobody there asks, goes on for who answers, and otherwise ends all and starts anew for the next person', {
  tag: '@full',
}, async ({ startWithPin, sandbox }) => {
  const { app, page } = await startWithPin({ idleMinutes: 1 })
  // Without input since the last clearing, the kiosk doesn't ask.
  await setIdle(app, 0)
  await logIn(page, username, password)
  await pressGame(page)
  await expect.poll(() => app.windows().length).toBe(2)
  await leaveMarks(page)
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await setIdle(app, 61)
  await expect(question).toBeVisible()
  await expect(question.getByRole('timer')).toContainText('Seconds left')
  await setIdle(app, 0)
  await expect(question).toHaveCount(0)
  await setIdle(app, 61)
  await question.getByRole('button', { name: 'I’m still here' }).click()
  await expect(question).toHaveCount(0)
  await setIdle(app, 0)

  await setIdle(app, 61)
  await expect(question).toBeVisible()
  const anew = page.waitForEvent('domcontentloaded')
  await app.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 31_000
  })
  await anew
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect.poll(() => leftIn(page)).toEqual(nothing)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
  await expect.poll(() => app.windows().length).toBe(1)
  expect((await sandbox.calls())['session.logout']).toBe(1)
  // Nobody has touched it since, so it stays cleared.
  await setIdle(app, 500)
  await leaveMarks(page)

  await page.getByRole('button', { name: 'Finish and clear' }).click()
  const cleared = page.waitForEvent('domcontentloaded')
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and clear' }).click()
  await cleared
  // The empty page came first; now the site is there again.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => leftIn(page)).toEqual(nothing)
})

/** Returns the files in a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const holding: string[] = []
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path).catch(() => Buffer.of())
    if (content.includes(text)) holding.push(path)
  }
  return holding
}

test('[DSK-08] after a kill nothing is left, neither of this run nor of the time before the kiosk; a broken policy forgets too', {
  tag: '@full',
}, async ({ start, startWithPin, userDataDir }) => {
  const before = await start(systemKey)
  await invoke(before.page, 'memory:keep', { kind: 'username', username, password })
  await expect.poll(() => existsSync(join(userDataDir, 'vault', 'login.bin'))).toBe(true)
  await before.close()

  const killed = await startWithPin()
  await expect.poll(() => existsSync(join(userDataDir, 'vault', 'login.bin'))).toBe(false)
  await logIn(killed.page, username, password)
  await leaveMarks(killed.page)
  await writeFile(join(userDataDir, 'passing', 'somebody.txt'), 'of the run')
  await killed.kill()
  expect(await filesWith(userDataDir, 'juan-was-here')).toEqual([])

  const { app, page } = await startWithPin('{"version":1,"kiosk":tr')
  const { pages: _, ...kept } = nothing
  expect(await leftIn(page)).toMatchObject(kept)
  expect(await invoke(page, 'session:state')).toEqual({ signedIn: false, storage: 'memory' })
  expect(existsSync(join(userDataDir, 'passing', 'somebody.txt'))).toBe(false)
  expect(await opened(app)).toContain('showMessageBox')
  // It was a kiosk when its policy was last readable.
  expect(await invoke(page, 'kiosk:state')).toMatchObject({ on: true, hasPin: true })
  await expect.poll(async () => (await invoke(page, 'kiosk:unlock', pin)).outcome).toBe('open')
})
