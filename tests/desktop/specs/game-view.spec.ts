import {
  call,
  heardEvents,
  invoke,
  launchAddress,
  logIn,
  openGame,
  type Site,
  viewsOf,
} from '../support/client.ts'
import { expect, test as siteTest, signedInTest as test } from '../support/fixtures.ts'

/** Makes the system report that the page at an address uses this many kilobytes. */
const useMemory = (site: Site, url: string, kilobytes: number) =>
  site.app.evaluate(
    ({ app, webContents }, [address, size]) => {
      const pid = webContents
        .getAllWebContents()
        .find((one) => one.getURL() === address)
        ?.getOSProcessId()
      const metrics = app.getAppMetrics()
      app.getAppMetrics = () =>
        metrics.map((one) =>
          one.pid === pid ? { ...one, memory: { ...one.memory, workingSetSize: size } } : one,
        )
    },
    [url, kilobytes] as const,
  )

const bounds = { x: 0, y: 56, width: 800, height: 500 }
const opening = (url: string) => ({ url, provider: 'sandbox', title: 'A game', bounds })

test('[DSK-03] a game has no Node', { tag: '@electron-only' }, async ({ site }) => {
  const { game } = await openGame(site)
  const given = await game.evaluate(() =>
    ['require', 'process', 'module', 'Buffer'].filter((name) => name in window),
  )
  expect(given).toEqual([])
})

siteTest('[DSK-03] a game has no bridge, and storage of its own', async ({ site }) => {
  await logIn(site.page)
  await site.page.evaluate(() => localStorage.setItem('of-the-site', '1'))
  const { game } = await openGame(site)
  const world = await game.evaluate(() => ({
    top: window.top === window && window.parent === window && window.opener === null,
    given: ['desktop', 'electron', 'ipcRenderer'].filter((name) => name in window),
    stored: { ...localStorage },
    dialog: [window.alert('held up?'), window.confirm('held up?')],
  }))
  expect(world).toEqual({ top: true, given: [], stored: {}, dialog: [undefined, false] })
})

test('[DSK-03] two games share nothing', async ({ site }) => {
  const first = await openGame(site, '/one')
  await first.game.evaluate(() => {
    localStorage.setItem('left', 'here')
    document.cookie = 'left=here'
  })
  const second = await openGame(site, '/two')
  expect(await second.game.evaluate(() => [localStorage.getItem('left'), document.cookie])).toEqual([
    null,
    'visited=1',
  ])
})

test('[DSK-03] closing destroys the view and clears what the game stored', async ({ site }) => {
  const countPages = () => site.app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
  const before = await countPages()
  const { id, game } = await openGame(site)
  await game.evaluate(() => {
    localStorage.setItem('left', 'here')
    document.cookie = 'left=here; max-age=1000'
  })
  await invoke(site.page, 'games:close', id)
  await expect.poll(countPages).toBe(before)
  expect(await viewsOf(site)).toEqual([])
  await expect.poll(() => heardEvents(site.page)).toContainEqual({ type: 'gameClosed', id })

  const again = await openGame(site)
  expect(await again.game.evaluate(() => [localStorage.getItem('left'), document.cookie])).toEqual([
    null,
    'visited=1',
  ])
})

test('[LNCH-09] only an address that a launch has just issued is opened, and once', async ({ site }) => {
  const { page, operator } = site
  const refused = { opened: false, reason: 'refusedAddress' }
  const url = await launchAddress(site)
  expect(await invoke(page, 'games:open', opening(`${operator.gameOrigin}/never-issued`))).toEqual(refused)
  expect(await invoke(page, 'games:open', opening(`${operator.evilOrigin}/`))).toEqual(refused)
  const opened = await invoke(page, 'games:open', opening(url))
  expect(opened.opened).toBe(true)
  expect(await invoke(page, 'games:open', opening(url))).toEqual(refused)

  const asked = () => operator.gameSaw.filter(({ path }) => url.endsWith(path)).length
  await expect.poll(asked).toBe(1)

  const id = opened.opened ? opened.id : ''
  expect(await invoke(page, 'games:reload', id, url)).toBe(false)
  expect(await invoke(page, 'games:reload', id, await launchAddress(site, '/again'))).toBe(true)
  await expect.poll(() => operator.gameSaw.some(({ path }) => path.startsWith('/again'))).toBe(true)
  expect(asked()).toBe(1)
  expect(operator.evilSaw).toEqual([])
})

test('[LNCH-07] what a game posts to its parent is heard in known words, and nothing else', async ({
  site,
}) => {
  const { id, game } = await openGame(site)
  await game.evaluate(() => {
    const say = (message: object) => window.parent.postMessage({ source: 'palaro-provider', ...message }, '*')
    window.parent.postMessage('anything', '*')
    say({ type: 'steal', url: 'https://evil.example' })
    say({ type: 'balance', balance: '999999.00' })
    say({ type: 'deposit' })
  })
  const messages = async () => (await heardEvents(site.page)).filter(({ type }) => type === 'gameMessage')
  await expect.poll(messages).toEqual([
    { type: 'gameMessage', id, message: { type: 'balance' } },
    { type: 'gameMessage', id, message: { type: 'deposit' } },
  ])
})

test('[LNCH-11] a game gets word, in its provider’s format, that the balance has changed outside it', async ({
  site,
}) => {
  const { id, game } = await openGame(site)
  await game.evaluate(() =>
    window.addEventListener('message', ({ data }) => {
      document.title = JSON.stringify(data)
    }),
  )
  await invoke(site.page, 'games:tellBalance', id)
  await expect.poll(() => game.title()).toBe('{"source":"palaro-site","type":"balance"}')
})

test('[LNCH-07] a frame inside a game is not heard', async ({ site }) => {
  const { game } = await openGame(site)
  await game.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.srcdoc = "<script>top.postMessage({ source: 'palaro-provider', type: 'close' }, '*')</script>"
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    window.postMessage({ source: 'palaro-provider', type: 'lobby' }, '*')
  })
  // The later message has arrived, so the earlier one either has, too, or never will.
  const kinds = async () =>
    (await heardEvents(site.page)).flatMap((event) =>
      event.type === 'gameMessage' ? [event.message.type] : [],
    )
  await expect.poll(kinds).toEqual(['lobby'])
})

test('a view lies where the page says, cut to the window and scaled with its zoom', async ({ site }) => {
  const { id } = await openGame(site)
  expect(await viewsOf(site)).toEqual([{ ...bounds, visible: true }])
  const [width, height] = await site.page.evaluate(() => [innerWidth, innerHeight])
  await invoke(site.page, 'games:place', id, { x: 100, y: 100, width: 20_000, height: 20_000 })
  const cut = { x: 100, y: 100, width: (width ?? 0) - 100, height: (height ?? 0) - 100 }
  expect(await viewsOf(site)).toEqual([{ ...cut, visible: true }])
  await site.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1.5),
  )
  await invoke(site.page, 'games:place', id, { x: 10, y: 20, width: 100, height: 200 })
  expect(await viewsOf(site)).toEqual([{ x: 15, y: 30, width: 150, height: 300, visible: true }])
})

test('under an overlay the view is hidden, and a picture of it is handed over', async ({ site }) => {
  const { id } = await openGame(site)
  const still = await invoke(site.page, 'games:cover', id)
  expect(still).toMatch(/^data:image\/png;base64,.{100}/)
  expect(await viewsOf(site)).toEqual([{ ...bounds, visible: false }])
  await invoke(site.page, 'games:uncover', id)
  expect(await viewsOf(site)).toEqual([{ ...bounds, visible: true }])
})

test('[DSK-03] a game that crashes leaves the client alive, and can be loaded again', async ({ site }) => {
  const { id } = await openGame(site)
  await site.app.evaluate(({ webContents }) => {
    const game = webContents.getAllWebContents().find((one) => one.getURL().startsWith('http'))
    game?.forcefullyCrashRenderer()
  })
  await expect
    .poll(() => heardEvents(site.page))
    .toContainEqual({ type: 'gameFailed', id, reason: 'crashed' })
  expect((await call(site.page, 'GET', '/wps/member/info')).status).toBe(200)
  expect(await invoke(site.page, 'games:reload', id, await launchAddress(site, '/again'))).toBe(true)
  await expect.poll(() => heardEvents(site.page)).toContainEqual({ type: 'gameLoaded', id })
})

test('a game that has crashed can be closed', async ({ site }) => {
  const { id } = await openGame(site)
  await site.app.evaluate(({ webContents }) => {
    const game = webContents.getAllWebContents().find((one) => one.getURL().startsWith('http'))
    game?.forcefullyCrashRenderer()
  })
  await expect
    .poll(() => heardEvents(site.page))
    .toContainEqual({ type: 'gameFailed', id, reason: 'crashed' })
  await invoke(site.page, 'games:close', id)
  expect(await viewsOf(site)).toEqual([])
})

test('a game is asked for in the site’s language', async ({ site }) => {
  const languageOf = (path: string) =>
    site.operator.gameSaw.find((seen) => seen.path.startsWith(path))?.headers['accept-language']
  await openGame(site, '/first')
  expect(languageOf('/first')).toBe('en-PH')
  await invoke(site.page, 'window:setLanguage', 'TY')
  await openGame(site, '/second')
  expect(languageOf('/second')).toBe('fil-PH')
})

test('[DSK-03] a game that hangs or eats memory is reported, and so is its recovery', async ({ site }) => {
  await site.app.evaluate(() => {
    const { setInterval: real } = globalThis
    // What looks every few seconds looks every moment.
    globalThis.setInterval = ((work: () => void) => real(work, 50)) as typeof setInterval
  })
  const { id, game } = await openGame(site)
  const emit = (event: 'unresponsive' | 'responsive') =>
    site.app.evaluate(
      ({ webContents }, [url, name]) => {
        const view = webContents.getAllWebContents().find((one) => one.getURL() === url)
        view?.emit(name)
      },
      [game.url(), event] as const,
    )
  const troubles = async () =>
    (await heardEvents(site.page)).flatMap((event) => (event.type === 'gameTrouble' ? [event.trouble] : []))
  await emit('unresponsive')
  await expect.poll(troubles).toEqual(['unresponsive'])
  await emit('responsive')
  await expect.poll(troubles).toEqual(['unresponsive', 'none'])

  await useMemory(site, game.url(), 1_700_000)
  await expect.poll(troubles).toEqual(['unresponsive', 'none', 'memory'])
  await useMemory(site, game.url(), 200_000)
  await expect.poll(troubles).toEqual(['unresponsive', 'none', 'memory', 'none'])
  expect(await viewsOf(site)).toHaveLength(1)
  expect(await heardEvents(site.page)).not.toContainEqual({ type: 'gameClosed', id })
})

test('a launch that the provider refuses has failed, whatever its page shows', async ({ site }) => {
  const url = await launchAddress(site, '/used')
  const opened = await invoke(site.page, 'games:open', opening(url))
  const id = opened.opened ? opened.id : ''
  await expect.poll(() => heardEvents(site.page)).toEqual([{ type: 'gameFailed', id, reason: 'load' }])
})

test('a seventh game is too many', async ({ site }) => {
  const urls = []
  for (let count = 0; count < 7; count++) urls.push(await launchAddress(site, `/game-${count}`))
  const results = []
  for (const url of urls) results.push(await invoke(site.page, 'games:open', opening(url)))
  expect(results.map(({ opened }) => opened)).toEqual([true, true, true, true, true, true, false])
  expect(results.at(-1)).toEqual({ opened: false, reason: 'tooMany' })
})

siteTest('[DSK-03] a new document of the site ends the games of the old one', async ({ site }) => {
  await logIn(site.page)
  const { game } = await openGame(site)
  const gone = new Promise((resolve) => game.once('close', resolve))
  await site.page.reload()
  await gone
  await expect.poll(() => viewsOf(site)).toEqual([])
})

test('[LST-13] the search’s keys pressed in a game are handed to the page; others, and those of a full screen of its own, stay the game’s', async ({
  site,
}) => {
  const { id, game } = await openGame(site)
  const asked = async () => (await heardEvents(site.page)).filter(({ type }) => type === 'searchKey')
  const tell = (event: string) =>
    site.app.evaluate(
      ({ webContents }, [name, url]) => {
        const contents = webContents.getAllWebContents().find((each) => each.getURL() === url)
        contents?.emit(name)
      },
      [event, game.url()] as const,
    )
  for (const keys of ['k', 'Control+j', 'Control+Shift+k', 'Control+Alt+k']) await game.keyboard.press(keys)
  await tell('enter-html-full-screen')
  await game.keyboard.press('Control+k')
  await tell('leave-html-full-screen')
  await invoke(site.page, 'games:cover', id)
  await game.keyboard.press('Control+k')
  await invoke(site.page, 'games:uncover', id)
  await game.keyboard.press('Control+k')
  // Keys reach main in order, so the event of an earlier one would have arrived by now.
  await expect.poll(asked).toEqual([{ type: 'searchKey' }])
})
