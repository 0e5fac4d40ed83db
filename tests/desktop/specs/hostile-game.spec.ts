import { expect, type Page } from '@playwright/test'
import { pressGame, register, shownBalance } from '#support/main-job.ts'
import { heardEvents, hearEvents } from '../support/client.ts'
import { sandboxTest as test } from '../support/fixtures.ts'
import { startOperator } from '../support/operator.ts'

/** Tries everything that a page can access without leaving. Returns the results. */
const grab = (game: Page) =>
  game.evaluate(async () => {
    const outcome = async (attempt: () => unknown): Promise<unknown> => {
      const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'no answer'))
      try {
        return await Promise.race([attempt(), late])
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const query = (name: string) =>
      outcome(() => navigator.permissions.query({ name: name as PermissionName }).then(({ state }) => state))
    const device = (name: 'usb' | 'hid' | 'serial' | 'bluetooth') =>
      outcome(() => {
        const door = Reflect.get(navigator, name) as Record<string, (options: object) => unknown> | undefined
        return (door?.requestDevice ?? door?.requestPort)?.call(door, { filters: [], acceptAllDevices: true })
      })
    const given = (value: unknown) => (value instanceof MediaStream ? 'granted' : value)
    const devices = [
      await device('usb'),
      await device('hid'),
      await device('serial'),
      await device('bluetooth'),
    ]
    const opened = [
      'https://example.com/',
      'about:blank',
      'data:text/html,x',
      'mailto:a@example.com',
      'tel:117',
    ]
    return {
      windows: opened.map((url) => window.open(url) !== null),
      bridge: ['desktop', 'require', 'process', 'module', 'electron', 'ipcRenderer', '__preload'].filter(
        (name) => name in window,
      ),
      above: [window.opener, window.parent === window, window.top === window],
      stored: [{ ...localStorage }, { ...sessionStorage }],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      permissions: {
        notifications: await outcome(() => Notification.requestPermission()),
        microphone: given(await outcome(() => navigator.mediaDevices.getUserMedia({ audio: true }))),
        camera: given(await outcome(() => navigator.mediaDevices.getUserMedia({ video: true }))),
        screen: given(await outcome(() => navigator.mediaDevices.getDisplayMedia())),
        place: await outcome(
          () =>
            new Promise((resolve) =>
              navigator.geolocation.getCurrentPosition(
                () => resolve('granted'),
                () => resolve('denied'),
              ),
            ),
        ),
        clipboard: await outcome(() => navigator.clipboard.readText()),
        midi: await outcome(() => navigator.requestMIDIAccess({ sysex: true }).then(() => 'granted')),
        queried: [await query('clipboard-read'), await query('camera'), await query('midi')],
        // Some answer with an empty list instead of an error.
        devices: devices.flat().every((answer) => answer === undefined || typeof answer === 'string')
          ? 'none'
          : devices,
      },
      held: [window.alert('held up?'), window.confirm('held up?'), window.prompt('held up?')],
    }
  })

/** Tries every way out of the page, and every way to load something from outside. None of it may arrive. */
const breakOut = (game: Page, evil: string, neighbour: string) =>
  game.evaluate(
    async ([away, near]) => {
      const leave = [
        () => location.assign(`${away}/assign`),
        () => window.top?.location.replace(`${away}/top`),
        () => location.assign('app://site/'),
        () => location.assign('file:///etc/passwd'),
        () => location.assign('mailto:a@example.com?attach=/etc/passwd'),
        () => {
          const form = Object.assign(document.createElement('form'), {
            action: `${away}/form`,
            method: 'post',
          })
          document.body.append(form)
          form.submit()
        },
        () => {
          const meta = Object.assign(document.createElement('meta'), { content: `0;url=${away}/meta` })
          meta.httpEquiv = 'refresh'
          document.head.append(meta)
        },
        () => {
          const link = Object.assign(document.createElement('a'), { href: 'data:,x', download: 'virus.exe' })
          document.body.append(link)
          link.click()
        },
        () => {
          const link = document.createElement('a')
          link.href = URL.createObjectURL(new Blob(['x']))
          link.download = 'blob.exe'
          document.body.append(link)
          link.click()
        },
      ]
      for (const attempt of leave) {
        try {
          attempt()
        } catch {
          // Blocked by Chromium itself.
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const reached = (url: string) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        )
      const pictured = new Promise((resolve) => {
        const image = new Image()
        image.addEventListener('load', () => resolve(true))
        image.addEventListener('error', () => resolve(false))
        image.src = `${near}/picture.png`
      })
      return [await reached(`${near}/fetch`), await pictured, await reached('app://site/wps/member/info')]
    },
    [evil, neighbour] as const,
  )

/** Floods its window with messages, small and huge. Resolves once all have been delivered. */
const flood = (game: Page) =>
  game.evaluate(async () => {
    const done = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'end' && resolve(true))
    })
    const huge = 'x'.repeat(1_000_000)
    for (let count = 0; count < 5_000; count++)
      window.postMessage({ source: 'palaro-provider', type: 'balance' }, '*')
    for (let count = 0; count < 10; count++)
      window.postMessage({ source: 'palaro-provider', type: 'close', huge }, '*')
    window.postMessage('end', '*')
    return done
  })

test('[DSK-03, SEC-02, LNCH-09] a hostile game opens, leaves, asks, downloads, floods, spins and hoards; it gets nothing, and the client goes on', {
  tag: '@full',
}, async ({ start, sandbox }) => {
  const operator = await startOperator()
  const { app, page, output } = await start({})
  const username = `eva${Date.now().toString(36).slice(-7)}`
  await register(page, username, 'Mabuhay8')
  await expect.poll(() => shownBalance(page)).toBe('1000.00')
  await page.evaluate(() => localStorage.setItem('of-the-site', 'private'))
  await pressGame(page)
  const gamePage = () => app.windows().find((window) => !window.isClosed() && window !== page)
  await expect.poll(() => gamePage() !== undefined).toBe(true)
  const game = gamePage()
  if (!game) throw new Error('no game runs')
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled()
  await hearEvents(page)
  const home = game.url()

  const windows = app.windows().length
  expect(await grab(game)).toEqual({
    windows: [false, false, false, false, false],
    bridge: [],
    above: [null, true, true],
    stored: [{}, {}],
    databases: [],
    permissions: {
      notifications: 'denied',
      microphone: 'NotAllowedError',
      camera: 'NotAllowedError',
      screen: expect.stringMatching(/^Not(Allowed|Supported)Error$/),
      place: 'denied',
      clipboard: 'NotAllowedError',
      midi: expect.stringMatching(/^(NotAllowed|Security)Error$/),
      queried: ['denied', 'denied', 'denied'],
      devices: 'none',
    },
    held: [undefined, false, null],
  })

  const neighbour = operator.evilOrigin.replace('127.0.0.1', 'router.localhost')
  expect(await breakOut(game, operator.evilOrigin, neighbour)).toEqual([false, false, false])
  expect(operator.evilSaw).toEqual([])
  expect(game.url()).toBe(home)
  for (const refusal of ['a navigation', 'a new window', 'a permission', 'a download'])
    await expect.poll(output).toContain(`${refusal} was `)

  await flood(game)
  const balanceWords = async () =>
    (await heardEvents(page)).filter((event) => event.type === 'gameMessage').length
  expect(await balanceWords()).toBeLessThanOrEqual(200)

  // The game fills memory and blocks its own process; the page above it still responds.
  await game.evaluate(() => {
    const hoard = Array.from({ length: 20 }, () => new Uint8Array(10_000_000).fill(1))
    setTimeout(() => {
      const end = Date.now() + 60_000
      while (Date.now() < end) hoard.push(new Uint8Array(1))
    })
  })
  const balance = page.getByRole('banner').getByRole('status', { name: 'Balance' })
  await page.getByRole('button', { name: 'Refresh balance' }).click({ timeout: 20_000 })
  expect(await shownBalance(page)).toBe(await sandbox.balanceOf(username))
  await page.getByRole('button', { name: 'Close' }).click({ timeout: 20_000 })
  await expect.poll(() => app.windows().length).toBe(windows - 1)
  await expect(balance.first()).toBeVisible()
  expect(await page.evaluate(() => [location.pathname !== '', localStorage.getItem('of-the-site')])).toEqual([
    true,
    'private',
  ])
  await operator.close()
})
