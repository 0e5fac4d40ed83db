import { expect, openView, seenBy, test } from './fixture.ts'

test('a prevented navigation leaves the old document and asks the server for nothing', async ({
  app,
  provider,
}) => {
  const game = await openView(app, `${provider.origin}/game`)
  provider.hits.length = 0
  await game.evaluate((url) => {
    document.body.dataset.mark = 'old'
    location.href = url
  }, `${provider.otherOrigin}/evil`)
  await expect.poll(() => seenBy(app)).toContain(`will-navigate ${provider.otherOrigin}/evil`)
  await expect(game.locator('body')).toHaveAttribute('data-mark', 'old')
  expect(provider.hits).toEqual([])
})

test('a prevented redirect stops after its first step', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  provider.hits.length = 0
  await game.evaluate(() => {
    document.body.dataset.mark = 'old'
    location.href = '/redirect'
  })
  await expect.poll(() => seenBy(app)).toContain(`will-redirect ${provider.otherOrigin}/evil`)
  await expect(game.locator('body')).toHaveAttribute('data-mark', 'old')
  expect(provider.hits).toEqual(['/redirect'])
})

test('an allowed navigation goes through, with its events in order', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  await app.evaluate(({ webContents }, origin) => {
    const contents = webContents.getAllWebContents().find((page) => page.getURL().startsWith(origin))
    globalThis.seen.length = 0
    contents?.on('did-navigate', (_event, url, status) =>
      globalThis.seen.push(`did-navigate ${url} ${status}`),
    )
    contents?.on('dom-ready', () => globalThis.seen.push('dom-ready'))
    contents?.on('did-finish-load', () => globalThis.seen.push('did-finish-load'))
  }, provider.origin)
  const next = `${provider.origin}/next`
  await game.evaluate((url) => void setTimeout(() => location.assign(url)), next)
  await expect
    .poll(() => seenBy(app))
    .toEqual([
      `will-frame-navigate true ${next}`,
      `will-navigate ${next}`,
      `did-navigate ${next} 200`,
      'dom-ready',
      'did-finish-load',
    ])
})

test('main’s own loads raise no will-navigate', async ({ app, site }) => {
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.loadURL('app://site/frame.html'),
  )
  await expect(site).toHaveTitle('Frame')
  expect((await seenBy(app)).filter((event) => event.startsWith('will-'))).toEqual([])
})

test('a frame’s navigation is told as such, in whatever process the frame is', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  const framed = `${provider.otherOrigin}/framed`
  await game.evaluate(async (url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
  }, framed)
  const inner = `${provider.origin}/inner`
  await game
    .frames()
    .at(-1)
    ?.evaluate(async (url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve))
    }, inner)
  const seen = await seenBy(app)
  expect(seen).toContain(`will-frame-navigate false ${framed}`)
  expect(seen).toContain(`will-frame-navigate false ${inner}`)
  expect(provider.hits).toEqual(['/game', '/framed', '/inner'])
})

test('a denied window is never made, whether a script or a link wants it', async ({
  app,
  site,
  provider,
}) => {
  const url = `${provider.origin}/denied`
  // Earlier specs of this app may have left windows.
  const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ id }) => id))
  const [left, pages] = [await windows(), app.windows()]
  expect(await site.evaluate((wanted) => window.open(wanted), url)).toBeNull()
  await site.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: 'link' })
    document.body.append(link)
  }, url)
  await site.getByText('link').click()
  await expect.poll(() => seenBy(app)).toEqual([`window-open ${url}`, `window-open ${url}`])
  await expect.poll(windows).toEqual(left)
  await expect.poll(() => app.windows()).toEqual(pages)
  expect(provider.hits).toEqual([])
})

test('an allowed window becomes one of main’s, with its own page', async ({ app, site, provider }) => {
  const url = `${provider.origin}/allowed`
  // Windows of earlier specs may still be closing.
  const left = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ id }) => id))
  expect(await site.evaluate((wanted) => window.open(wanted) !== null, url)).toBe(true)
  // The page may change processes on its way, so it is only used once it has arrived.
  const arrived = () => app.windows().find((window) => window.url() === url)
  await expect.poll(() => arrived() !== undefined).toBe(true)
  const popup = arrived()
  if (!popup) throw new Error('the window went away')
  await expect(popup.locator('h1')).toHaveText('/allowed')
  const made = await app.evaluate(
    ({ BrowserWindow }, before) =>
      BrowserWindow.getAllWindows()
        .filter(({ id }) => !before.includes(id))
        .map((window) => ({ id: window.id, url: window.webContents.getURL() })),
    left,
  )
  expect(made.map((one) => one.url)).toEqual([url])
  expect(await seenBy(app)).toContain(`did-create-window ${url}`)
  await app.evaluate(({ BrowserWindow }, id) => BrowserWindow.fromId(id)?.close(), made[0]?.id ?? 0)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a load that fails rejects with Chromium’s code, and says so', async ({ app, provider }) => {
  const { port } = new URL(provider.origin)
  const outcome = await app.evaluate(
    async ({ BrowserWindow }, url) => {
      const window = new BrowserWindow({ show: false })
      const events: unknown[] = []
      window.webContents.on('did-fail-load', (_event, code, text, failed, isMain) =>
        events.push(code, text, failed, isMain),
      )
      window.webContents.on('did-finish-load', () => events.push('finished'))
      const error = await window.loadURL(url).then(
        () => 'loaded',
        (reason: Error) => reason.message,
      )
      window.destroy()
      return { events, error }
    },
    `http://127.0.0.1:${Number(port) === 9 ? 10 : 9}/`,
  )
  expect(outcome.error).toMatch(/^ERR_(UNSAFE_PORT|CONNECTION_REFUSED) \(-\d+\) loading/)
  expect(outcome.events).not.toContain('finished')
  expect(outcome.events[1]).toMatch(/^ERR_/)
})

test('a page whose process ends is reported, and can be loaded again', async ({ app, provider }) => {
  const url = `${provider.origin}/game`
  const game = await openView(app, url)
  await app.evaluate(({ webContents }, origin) => {
    webContents
      .getAllWebContents()
      .find((page) => page.getURL().startsWith(origin))
      ?.forcefullyCrashRenderer()
  }, provider.origin)
  await expect.poll(() => seenBy(app)).toContainEqual(expect.stringMatching(/^render-process-gone/))
  await app.evaluate(
    ({ webContents }, again) =>
      webContents
        .getAllWebContents()
        .find((page) => page.getURL().startsWith(again))
        ?.loadURL(again),
    url,
  )
  expect(provider.hits).toEqual(['/game', '/game'])
  expect(game.isClosed()).toBe(false)
})
