import { decodePng, pixelAt } from '#support/png.ts'
import { screenshotOf } from '../support/window-shot.ts'
import { closeViews, expect, openView, seenBy, test } from './fixture.ts'

test('a view’s page follows its bounds', async ({ app, site, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  expect(await game.evaluate(() => [innerWidth, innerHeight])).toEqual([300, 200])
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.contentView.children[0]?.setBounds({
      x: 0,
      y: 0,
      width: 420,
      height: 240,
    })
  })
  await expect.poll(() => game.evaluate(() => [innerWidth, innerHeight])).toEqual([420, 240])
  expect(await site.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600])
})

test('a view’s page has no opener, no parent and no bridge', async ({ app, site, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  const seen = await game.evaluate(() => [window.opener, window.parent === window, 'bridge' in window])
  expect(seen).toEqual([null, true, false])
  expect(await site.evaluate(() => 'bridge' in window)).toBe(true)
})

test('capturePage gives the pixels of one page, the window’s picture those of all', async ({
  app,
  site,
  provider,
}) => {
  await openView(app, `${provider.origin}/game`)
  const window = await app.browserWindow(site)
  const own = await window.evaluate(async (shown) =>
    (await shown.webContents.capturePage()).toPNG().toString('base64'),
  )
  const page = decodePng(Buffer.from(own, 'base64'))
  expect([page.width, page.height]).toEqual([800, 600])
  expect(pixelAt(page, 390, 240)).toEqual([0, 0, 200])

  const whole = decodePng(await screenshotOf(window))
  expect(pixelAt(whole, 390, 240)).toEqual([0, 120, 0])
  expect(pixelAt(whole, 90, 240)).toEqual([0, 0, 200])
  expect(pixelAt(whole, 410, 260)).toEqual([0, 0, 200])
})

test('a hidden view is not in the window’s picture', async ({ app, site, provider }) => {
  await openView(app, `${provider.origin}/game`)
  const window = await app.browserWindow(site)
  const visible = await window.evaluate((shown) => {
    const view = shown.contentView.children[0]
    view?.setVisible(false)
    return view?.getVisible()
  })
  expect(visible).toBe(false)
  expect(pixelAt(decodePng(await screenshotOf(window)), 390, 240)).toEqual([0, 0, 200])
})

test('a picture can be resized and cut', async ({ app, site }) => {
  const window = await app.browserWindow(site)
  const sizes = await window.evaluate(async (shown) => {
    const picture = await shown.webContents.capturePage()
    const small = picture.resize({ width: 80 })
    const part = picture.crop({ x: 10, y: 10, width: 20, height: 30 })
    return [small.getSize(), part.getSize(), picture.isEmpty()]
  })
  expect(sizes).toEqual([{ width: 80, height: 60 }, { width: 20, height: 30 }, false])
})

test('a closed view’s page is gone from main and from the browser', async ({ app, site, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  await closeViews(app)
  await expect.poll(() => game.isClosed()).toBe(true)
  expect(app.windows()).toEqual([site])
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1)
  expect(await seenBy(app)).toContain('destroyed')
})

test('a page may close itself; by the time that is reported, its view has dropped it', async ({
  app,
  provider,
}) => {
  const game = await openView(app, `${provider.origin}/game`)
  await app.evaluate(({ BrowserWindow, WebContentsView }) => {
    const view = BrowserWindow.getAllWindows()[0]?.contentView.children[0]
    if (!(view instanceof WebContentsView)) throw new Error('no view')
    view.webContents.once('destroyed', () => globalThis.seen.push(`its view has ${typeof view.webContents}`))
  })
  // A history of its own doesn't keep it from that.
  await game.evaluate(() => {
    history.pushState(null, '', '?two')
    setTimeout(() => window.close())
  })
  await expect.poll(() => seenBy(app)).toContain('its view has undefined')
  await expect.poll(() => game.isClosed()).toBe(true)
})

test('the developer protocol of a page catches its file choosers', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  const twice = await app.evaluate(async ({ webContents }, origin) => {
    const devtools = webContents
      .getAllWebContents()
      .find((page) => page.getURL().startsWith(origin))?.debugger
    devtools?.attach('1.3')
    devtools?.on('message', (_event, method) => {
      if (method === 'Page.fileChooserOpened') globalThis.seen.push(method)
    })
    await devtools?.sendCommand('Page.enable')
    await devtools?.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true })
    try {
      devtools?.attach('1.3')
      return 'attached'
    } catch {
      return 'refused'
    }
  }, provider.origin)
  expect(twice).toBe('refused')
  await game.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'file' })
    document.body.append(field)
  })
  await game.locator('#file').click()
  await expect.poll(() => seenBy(app)).toContain('Page.fileChooserOpened')
})
