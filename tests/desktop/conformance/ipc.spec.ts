import { expect, openView, seenBy, test } from './fixture.ts'

test('the preload exposes a frozen bridge and nothing else', async ({ site }) => {
  const found = await site.evaluate(() => {
    const names = ['require', 'process', 'ipcRenderer', 'preloadSecret'].filter((name) => name in window)
    return { names, argv: window.bridge.argv, isFrozen: Object.isFrozen(window.bridge) }
  })
  expect(found).toEqual({ names: [], argv: ['--fixture=yes'], isFrozen: true })
})

test('values keep their kinds on the way to main and back', async ({ site }) => {
  const kept = await site.evaluate(async () => {
    const values = [
      new Date(5),
      new Map([['a', 1]]),
      new Set([1]),
      new Uint8Array([1, 2]),
      undefined,
      NaN,
      1n,
      { $t: 1 },
    ]
    const back = await window.bridge.echo(...values)
    if (!Array.isArray(back)) return back
    const [date, map, set, bytes, nothing, nan, big, tagged] = back
    const kinds = [date instanceof Date, map instanceof Map, set instanceof Set, bytes instanceof Uint8Array]
    return [...kinds, date.getTime(), map.get('a'), [...bytes], nothing, nan, String(big), tagged]
  })
  expect(kept).toEqual([true, true, true, true, 5, 1, [1, 2], undefined, Number.NaN, '1', { $t: 1 }])
})

test('what can’t be cloned rejects, and so does a handler that throws', async ({ site }) => {
  const messages = await site.evaluate(() => {
    const messageOf = (promise: Promise<unknown>) =>
      promise.then(
        () => 'resolved',
        (error: Error) => error.message,
      )
    return Promise.all([messageOf(window.bridge.echo(() => 1)), messageOf(window.bridge.fail())])
  })
  expect(messages[0]).toContain('could not be cloned')
  expect(messages[1]).toBe("Error invoking remote method 'fail': Error: as told")
})

test('main sends to the page until the page stops listening', async ({ app, site }) => {
  const send = (note: string) =>
    app.evaluate(
      ({ BrowserWindow }, text) => BrowserWindow.getAllWindows()[0]?.webContents.send('note', text),
      note,
    )
  await send('first')
  await expect.poll(() => site.evaluate(() => window.notes)).toEqual(['first'])
  await site.evaluate(() => window.stopListening())
  await send('second')
  await site.evaluate(() => window.bridge.whisper('after'))
  await expect.poll(() => seenBy(app)).toContain('whisper after')
  expect(await site.evaluate(() => window.notes)).toEqual(['first'])
})

test('a call’s sender is the page’s main frame, under the app’s own scheme', async ({ site }) => {
  expect(await site.evaluate(() => window.bridge.who())).toEqual({
    url: 'app://site/index.html',
    origin: 'app://site',
    isTopFrame: true,
    isMainFrame: true,
    senderUrl: 'app://site/index.html',
  })
  expect(await site.evaluate(() => window.bridge.guarded())).toBe('let in')
})

test('a frame in the page gets no bridge, even of the page’s own origin', async ({ site }) => {
  const inFrame = await site.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = 'frame.html'
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    return { title: frame.contentDocument?.title, hasBridge: 'bridge' in (frame.contentWindow ?? {}) }
  })
  expect(inFrame).toEqual({ title: 'Frame', hasBridge: false })
})

test('a foreign page with the same preload is known by its own origin, and refused', async ({
  app,
  site,
  provider,
}) => {
  const url = `${provider.origin}/game`
  const game = await openView(app, url, { preload: true })
  expect(await game.evaluate(() => window.bridge.who())).toMatchObject({
    url,
    origin: provider.origin,
    isTopFrame: true,
  })
  const refusal = await game.evaluate(() => window.bridge.guarded().catch((error: Error) => error.message))
  expect(refusal).toContain('not the site')
  expect(await site.evaluate(() => window.bridge.guarded())).toBe('let in')
})

test('a page can’t listen in on its bridge, nor speak through it from outside', async ({ site }) => {
  const overheard = await site.evaluate(async () => {
    const heard: string[] = []
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      heard.push(event.type)
      return dispatchEvent.call(this, event)
    }
    await window.bridge.echo(1)
    EventTarget.prototype.dispatchEvent = dispatchEvent
    return {
      heard,
      names: Object.getOwnPropertyNames(window).filter((name) => /standin|electron/i.test(name)),
    }
  })
  expect(overheard).toEqual({ heard: [], names: [] })
})
