import { holdFast } from '../support/hold-fast.ts'
import { closeViews, expect, openView, seenBy, test } from './fixture.ts'

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

test('a frame’s navigation is reported as a frame’s, in whatever process the frame is', async ({
  app,
  provider,
}) => {
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

for (const [name, address] of [
  ['data:', 'data:text/html,<p>inner</p>'],
  ['blob:', ''],
] as const)
  test(`a frame with a ${name} address is asked about, and shown unless it is prevented`, async ({
    app,
    provider,
  }) => {
    const game = await openView(app, `${provider.origin}/game`)
    const show = () =>
      game.evaluate(async (given) => {
        const frame = document.createElement('iframe')
        frame.src = given || URL.createObjectURL(new Blob(['<p>inner</p>'], { type: 'text/html' }))
        document.body.replaceChildren(frame)
      }, address)
    await show()
    const inner = game.frameLocator('iframe').getByText('inner')
    await expect(inner).toBeVisible()
    const asked = async () =>
      (await seenBy(app)).filter((line) => line.startsWith(`will-frame-navigate false ${name}`)).length
    await expect.poll(asked).toBe(1)

    await app.evaluate(({ webContents }, origin) => {
      const contents = webContents.getAllWebContents().find((page) => page.getURL().startsWith(origin))
      contents?.on('will-frame-navigate', (event) => event.preventDefault())
    }, provider.origin)
    await show()
    await expect.poll(asked).toBe(2)
    await expect(inner).toHaveCount(0)
  })

test('a page that refuses to be left keeps main’s own load away, unless main prevents that', async ({
  app,
  provider,
}) => {
  const game = await openView(app, `${provider.origin}/game`)
  await holdFast(game)
  const load = (path: string, prevent: boolean) =>
    app.evaluate(
      async ({ webContents }, [origin, to, mayPrevent]) => {
        const contents = webContents.getAllWebContents().find((page) => page.getURL().startsWith(origin))
        contents?.removeAllListeners('will-prevent-unload')
        contents?.on('will-prevent-unload', (event) => {
          globalThis.seen.push('will-prevent-unload')
          if (mayPrevent) event.preventDefault()
        })
        return contents?.loadURL(origin + to).then(
          () => 'loaded',
          (error: Error & { code?: string }) => error.code,
        )
      },
      [provider.origin, path, prevent] as const,
    )
  expect(await load('/next', false)).toBe('ERR_ABORTED')
  expect(await seenBy(app)).toContain('will-prevent-unload')
  expect(new URL(game.url()).pathname).toBe('/game')
  // The page has to be past its own answer, or Chromium takes that for one to the next load.
  expect(await game.evaluate(() => location.pathname)).toBe('/game')
  expect(await load('/next', true)).toBe('loaded')
  await expect(game).toHaveURL(`${provider.origin}/next`)
})

test('a page that refuses to be left is closed by main all the same', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  await holdFast(game)
  await closeViews(app)
  await expect.poll(() => game.isClosed()).toBe(true)
})

test('a right click is reported with what is there, unless the page has a menu of its own', async ({
  app,
  site,
}) => {
  const window = await app.browserWindow(site)
  await window.evaluate((shown) => {
    shown.webContents.on('context-menu', (_event: object, params: Electron.ContextMenuParams) =>
      globalThis.seen.push(
        `menu ${params.isEditable} "${params.selectionText}" ${params.editFlags.canPaste}`,
      ),
    )
  })
  await site.evaluate(() => {
    const own = Object.assign(document.createElement('p'), { textContent: 'own menu' })
    own.addEventListener('contextmenu', (event) => event.preventDefault())
    document.body.append(document.createElement('input'), own)
  })
  await site.getByText('own menu').click({ button: 'right' })
  await site.getByRole('textbox').fill('juan')
  await site.getByRole('textbox').selectText()
  await site.getByRole('textbox').click({ button: 'right' })
  await expect.poll(() => seenBy(app)).toEqual(['menu true "juan" true'])
})
