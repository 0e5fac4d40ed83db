import { heardEvents, hearEvents, invoke } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { runToEnd } from '../support/launch.ts'

test('started without a gateway’s address, the client says what to do and ends', async () => {
  const { code, output } = await runToEnd([])
  expect(code).toBe(1)
  expect(output).toMatch(/showErrorBox .*can't start/)
  expect(output).toContain('https')
  expect(output).not.toMatch(/^\s+at .*electron/m)
})

test('[DSK-06] a second start ends by itself and brings the window to the front', async ({ site }) => {
  await site.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  expect(await site.launchAgain()).toBe(0)
  const minimized = () =>
    site.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.isMinimized()),
    )
  await expect.poll(minimized).toEqual([false])
})

test('the window follows the site: theme and full screen', async ({ site: { app, page } }) => {
  await hearEvents(page)
  // The site reports its theme once at start, before it renders.
  await expect(page.locator('#root')).not.toBeEmpty()
  await invoke(page, 'window:setTheme', 'dark')
  expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
  await invoke(page, 'window:setFullScreen', true)
  await expect.poll(() => heardEvents(page)).toEqual([{ type: 'fullScreen', on: true }])
})

test('the window has the brand’s title and its least size, and Electron’s own menu is gone', async ({
  site: { app },
}) => {
  const window = await app.evaluate(({ BrowserWindow, Menu }) => {
    const [main] = BrowserWindow.getAllWindows()
    return { bounds: main?.getBounds(), visible: main?.isVisible(), menu: Menu.getApplicationMenu() }
  })
  expect(window).toMatchObject({ bounds: { width: 1280, height: 800 }, visible: true, menu: null })
})
