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

test('full screen is entered and left with an event each, before or after it is so', async ({
  app,
  site,
}) => {
  const window = await app.browserWindow(site)
  const isFull = () => window.evaluate((shown) => shown.isFullScreen())
  await window.evaluate((shown) => {
    shown.on('enter-full-screen', () => globalThis.seen.push('enter'))
    shown.on('leave-full-screen', () => globalThis.seen.push('leave'))
    shown.setFullScreen(true)
    shown.setFullScreen(true)
  })
  await expect.poll(isFull).toBe(true)
  await window.evaluate((shown) => shown.setFullScreen(false))
  await expect.poll(isFull).toBe(false)
  expect(await seenBy(app)).toEqual(['enter', 'leave'])
})

test('a window that leaves full screen can be sent back a moment later, on every system', async ({ app }) => {
  const id = await app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false, kiosk: true })
    globalThis.seen.length = 0
    window.on('leave-full-screen', () =>
      setImmediate(() => {
        globalThis.seen.push('left')
        window.setFullScreen(true)
        window.setKiosk(true)
      }),
    )
    window.setFullScreen(false)
    return window.id
  })
  const state = () =>
    app.evaluate(({ BrowserWindow }, one) => {
      const window = BrowserWindow.fromId(one)
      return [window?.isFullScreen(), window?.isKiosk()]
    }, id)
  await expect.poll(() => seenBy(app)).toContain('left')
  await expect.poll(state).toEqual([true, true])
  await app.evaluate(({ BrowserWindow }, one) => BrowserWindow.fromId(one)?.destroy(), id)
})

test('a window is full screen as a kiosk, and no longer once the kiosk mode is switched off', async ({
  app,
}) => {
  const id = await app.evaluate(({ BrowserWindow }) => new BrowserWindow({ show: false, kiosk: true }).id)
  const state = () =>
    app.evaluate(({ BrowserWindow }, one) => {
      const window = BrowserWindow.fromId(one)
      return [window?.isKiosk(), window?.isFullScreen()]
    }, id)
  await expect.poll(state).toEqual([true, true])
  await app.evaluate(({ BrowserWindow }, one) => BrowserWindow.fromId(one)?.setKiosk(false), id)
  await expect.poll(state).toEqual([false, false])
  await app.evaluate(({ BrowserWindow }, one) => BrowserWindow.fromId(one)?.destroy(), id)
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

test('presses and keys in a page are reported as its input', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  await window.evaluate((shown) => {
    shown.webContents.on('input-event', (_event: object, { type }: { type: string }) => {
      if (type === 'mouseDown' || type === 'rawKeyDown') globalThis.seen.push(type)
    })
  })
  await site.locator('body').click({ position: { x: 5, y: 5 } })
  await site.keyboard.press('a')
  await expect.poll(() => seenBy(app)).toEqual(['mouseDown', 'rawKeyDown'])
  await window.evaluate((shown) => void shown.webContents.removeAllListeners('input-event'))
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
