import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, launchFixture, siteIsReady, test } from './fixture.ts'

/** Returns the running commands of a process group; zombies don't count. */
function livingInGroup(group: number | undefined): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,comm='], { encoding: 'utf8' }).split('\n')
  const members = lines.map((line) => line.trim().split(/\s+/)).filter(([pgid]) => pgid === String(group))
  return members.filter(([, state]) => !state?.startsWith('Z')).map(([, , command]) => command ?? '')
}

test('a second instance hands its arguments to the first and quits', async ({ client, site }) => {
  expect(await client.launchAgain('palaro://open')).toBe(0)
  await expect.poll(() => site.evaluate(() => window.notes)).toEqual(['second palaro://open'])
})

test('user data is where the command line says', async ({ app, client }) => {
  expect(await app.evaluate(({ app: main }) => main.getPath('userData'))).toBe(client.userDataDir)
})

test('the app moves its own folders', async ({ app }) => {
  const logs = await app.evaluate(({ app: main }) => {
    main.setPath('logs', '/tmp/elsewhere')
    return main.getPath('logs')
  })
  expect(logs).toBe('/tmp/elsewhere')
})

test('links, menus and dialogs reach the modules that the app calls', async ({ app }) => {
  const outcome = await app.evaluate(async ({ dialog, Menu, nativeTheme, screen, shell }) => {
    const opened: string[] = []
    shell.openExternal = async (url) => void opened.push(url)
    const { showMessageBox } = dialog
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false })
    await shell.openExternal('https://example.com/')
    const { response } = await dialog.showMessageBox({ message: 'Leave?', buttons: ['Stay', 'Leave'] })
    dialog.showMessageBox = showMessageBox
    Menu.setApplicationMenu(
      Menu.buildFromTemplate([{ label: 'Game', submenu: [{ id: 'quit', label: 'Quit' }] }]),
    )
    const item = Menu.getApplicationMenu()?.getMenuItemById('quit')
    nativeTheme.themeSource = 'dark'
    const isDark = nativeTheme.shouldUseDarkColors
    nativeTheme.themeSource = 'system'
    const { width } = screen.getPrimaryDisplay().bounds
    return { opened, response, label: item?.label, isDark, hasWidth: width > 0 }
  })
  const opened = ['https://example.com/']
  expect(outcome).toEqual({ opened, response: 1, label: 'Quit', isDark: true, hasWidth: true })
})

test('quitting asks, closes the windows, and leaves nothing behind', async () => {
  const client = await launchFixture()
  await siteIsReady(client.page)
  const { pid } = client.app.process()
  const refused = await client.app.evaluate(({ app, BrowserWindow }) => {
    app.once('before-quit', (event) => event.preventDefault())
    app.quit()
    return BrowserWindow.getAllWindows().length
  })
  expect(refused).toBe(1)
  await client.close()
  expect(existsSync(client.userDataDir)).toBe(false)
  await expect.poll(() => livingInGroup(pid)).toEqual([])
})

test('the site’s own storage outlives the app', async () => {
  const userDataDir = await mkdtemp(join(tmpdir(), 'desktop-client-'))
  const first = await launchFixture({}, userDataDir)
  await siteIsReady(first.page)
  await first.page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await first.close()
  const second = await launchFixture({}, userDataDir)
  await siteIsReady(second.page)
  expect(await second.page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await second.close()
  await rm(userDataDir, { recursive: true })
})

test('a rejection that nobody handles is only warned of, and the app goes on', async ({ app, site }) => {
  await app.evaluate(() => {
    globalThis.seen.length = 0
    process.once('uncaughtException', () => globalThis.seen.push('uncaughtException'))
    process.on('warning', ({ name }) => {
      if (name === 'UnhandledPromiseRejectionWarning') globalThis.seen.push(name)
    })
    void Promise.reject(new Error('nobody handles this'))
  })
  await expect.poll(() => app.evaluate(() => globalThis.seen)).toContain('UnhandledPromiseRejectionWarning')
  expect(await app.evaluate(() => globalThis.seen)).not.toContain('uncaughtException')
  expect(await site.evaluate(() => document.title)).toBe('Conformance')
})
