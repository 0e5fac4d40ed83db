import { closeViews, expect, openView, test } from './fixture.ts'

test('a view moves to a window without a page of its own and back, and its page goes on', async ({
  app,
  provider,
}) => {
  const game = await openView(app, `${provider.origin}/game`)
  await game.evaluate(() => Object.assign(window, { kept: 'here' }))
  const out = await app.evaluate(({ BaseWindow, BrowserWindow }) => {
    const [site] = BrowserWindow.getAllWindows()
    const view = site?.contentView.children[0]
    const own = new BaseWindow({ width: 500, height: 320, title: 'A game' })
    if (!site || !view) throw new Error('no view')
    own.contentView.addChildView(view)
    const { width, height } = own.getContentBounds()
    view.setBounds({ x: 0, y: 0, width, height })
    return {
      title: own.getTitle(),
      children: [site.contentView.children.length, own.contentView.children.length],
      windows: [BaseWindow.getAllWindows().length, BrowserWindow.getAllWindows().length],
      size: [width, height],
    }
  })
  expect(out).toMatchObject({ title: 'A game', children: [0, 1], windows: [2, 1] })
  await expect.poll(() => game.evaluate(() => [innerWidth, innerHeight])).toEqual(out.size)
  const back = await app.evaluate(({ BaseWindow, BrowserWindow }) => {
    const [site] = BrowserWindow.getAllWindows()
    const own = BaseWindow.getAllWindows().find((window) => window.getTitle() === 'A game')
    const view = own?.contentView.children[0]
    if (!site || !own || !view) throw new Error('no window')
    site.contentView.addChildView(view)
    const left = own.contentView.children.length
    own.destroy()
    return [left, site.contentView.children.length, BaseWindow.getAllWindows().length]
  })
  expect(back).toEqual([0, 1, 1])
  expect(await game.evaluate(() => 'kept' in window)).toBe(true)
})

test('a window that closes takes no view’s page with it', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  const kept = await app.evaluate(async ({ BaseWindow, BrowserWindow }) => {
    const site = BrowserWindow.getAllWindows()[0]
    const view = site?.contentView.children[0]
    if (!site || !view || !('webContents' in view)) throw new Error('no view')
    const own = new BaseWindow({ width: 500, height: 320 })
    own.contentView.addChildView(view)
    const closed = new Promise<void>((resolve) => own.once('closed', () => resolve()))
    own.close()
    await closed
    const contents = view.webContents as Electron.WebContents
    const alive = !contents.isDestroyed()
    // Moved back, because `closeViews` only closes views in the site's window.
    site.contentView.addChildView(view)
    return [alive, own.isDestroyed()]
  })
  expect(kept).toEqual([true, true])
  expect(game.isClosed()).toBe(false)
})

test('a window can be kept on top, and a page be muted', async ({ app, provider }) => {
  await openView(app, `${provider.origin}/game`)
  const states = await app.evaluate(({ BaseWindow, webContents }) => {
    const own = new BaseWindow({ width: 400, height: 250, show: false })
    own.setAspectRatio(1.6)
    own.setMaximizable(false)
    own.setAlwaysOnTop(true, 'floating')
    const onTop = own.isAlwaysOnTop()
    own.setAlwaysOnTop(false)
    const game = webContents.getAllWebContents().find((one) => one.getURL().endsWith('/game'))
    game?.setAudioMuted(true)
    const after = [onTop, own.isAlwaysOnTop(), game?.isAudioMuted()]
    own.destroy()
    return after
  })
  expect(states).toEqual([true, false, true])
})

test('each page is in a process that the metrics know, and each session is reported once', async ({
  app,
  provider,
}) => {
  await app.evaluate(({ app: client }) => {
    client.on('session-created', () => globalThis.seen.push('session-created'))
  })
  await openView(app, `${provider.origin}/game`, { partition: 'metrics' })
  await closeViews(app)
  await openView(app, `${provider.origin}/game`, { partition: 'metrics' })
  const known = await app.evaluate(({ app: client, webContents }) => {
    const sizes = new Map(client.getAppMetrics().map(({ pid, memory }) => [pid, memory.workingSetSize]))
    return webContents.getAllWebContents().map((one) => (sizes.get(one.getOSProcessId()) ?? 0) > 0)
  })
  expect(known).toEqual([true, true])
  const made = await app.evaluate(() => globalThis.seen.filter((event) => event === 'session-created'))
  expect(made).toHaveLength(1)
})
