import { expect, seenBy, test } from './fixture.ts'

test('a window made with show: false shows once it is ready, with its page as large as its bounds', async ({
  app,
  site,
}) => {
  const window = await app.browserWindow(site)
  expect(await window.evaluate((shown) => shown.isVisible())).toBe(true)
  expect(await site.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600])
  await window.evaluate((shown) => shown.setBounds({ x: 10, y: 20, width: 900, height: 500 }))
  expect(await window.evaluate((shown) => shown.getContentBounds())).toMatchObject({
    width: 900,
    height: 500,
  })
  await expect.poll(() => site.evaluate(() => [innerWidth, innerHeight])).toEqual([900, 500])
  await window.evaluate((shown) => shown.setSize(800, 600))
})

test('full screen is entered and left with an event each', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  const events = await window.evaluate((shown) => {
    const raised: string[] = []
    shown.on('enter-full-screen', () => raised.push(`enter ${shown.isFullScreen()}`))
    shown.on('leave-full-screen', () => raised.push(`leave ${shown.isFullScreen()}`))
    shown.setFullScreen(true)
    shown.setFullScreen(true)
    shown.setFullScreen(false)
    return raised
  })
  expect(events).toEqual(['enter true', 'leave false'])
})

test('a kiosk is full screen, and no kiosk once it is told so', async ({ app }) => {
  const states = await app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false, kiosk: true })
    const state = () => [window.isKiosk(), window.isFullScreen()]
    const first = state()
    window.setKiosk(false)
    const second = state()
    window.destroy()
    return [first, second]
  })
  expect(states).toEqual([
    [true, true],
    [false, false],
  ])
})

test('the history is emptied but for the page that is there', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  await site.evaluate(() => {
    history.pushState(null, '', '?one')
    history.pushState(null, '', '?two')
  })
  await window.evaluate((shown) => shown.webContents.navigationHistory.clear())
  await expect.poll(() => site.evaluate(() => history.length)).toBe(1)
  await site.evaluate(() => history.back())
  await expect.poll(() => site.evaluate(() => location.search)).toBe('?two')
})

test('a page that goes full screen takes its window with it', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  await app.evaluate(({ session }) =>
    session.defaultSession.setPermissionRequestHandler((_c, _p, done) => done(true)),
  )
  await site.locator('h1').click()
  await site.evaluate(() => document.body.requestFullscreen())
  await expect.poll(() => window.evaluate((shown) => shown.isFullScreen())).toBe(true)
  await site.evaluate(() => document.exitFullscreen())
  await expect.poll(() => window.evaluate((shown) => shown.isFullScreen())).toBe(false)
})

test('the zoom factor scales the page within its window', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  await window.evaluate((shown) => shown.webContents.setZoomFactor(2))
  await expect
    .poll(() => site.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]))
    .toEqual([400, 300, 2])
  await window.evaluate((shown) => shown.webContents.setZoomFactor(1))
  await expect.poll(() => site.evaluate(() => innerWidth)).toBe(800)
})

test('keys raise before-input-event', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  await window.evaluate((shown) => {
    shown.webContents.on('before-input-event', (_event: object, input: { type: string; key: string }) =>
      globalThis.seen.push(`${input.type} ${input.key}`),
    )
  })
  await site.locator('h1').press('Escape')
  await expect.poll(() => seenBy(app)).toEqual(['keyDown Escape', 'keyUp Escape'])
})

test('close asks first, and a destroyed window throws on use', async ({ app }) => {
  const outcome = await app.evaluate(async ({ BrowserWindow }) => {
    const before = BrowserWindow.getAllWindows().length
    const window = new BrowserWindow({ show: false })
    let closes = 0
    window.on('close', (event) => {
      closes += 1
      if (closes === 1) event.preventDefault()
    })
    window.close()
    const afterFirst = window.isDestroyed()
    const closed = new Promise<void>((resolve) => window.once('closed', () => resolve()))
    window.close()
    await closed
    let error = ''
    try {
      window.getBounds()
    } catch (thrown) {
      error = String(thrown)
    }
    return {
      afterFirst,
      afterSecond: window.isDestroyed(),
      closes,
      error,
      more: BrowserWindow.getAllWindows().length - before,
    }
  })
  expect(outcome).toEqual({
    afterFirst: false,
    afterSecond: true,
    closes: 2,
    error: 'TypeError: Object has been destroyed',
    more: 0,
  })
})

test('a page belongs to its window, whether it is the window’s own or a view’s', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  expect(
    await window.evaluate((shown) => [shown.webContents.mainFrame.url, shown.webContents.mainFrame.origin]),
  ).toEqual(['app://site/index.html', 'app://site'])
})
