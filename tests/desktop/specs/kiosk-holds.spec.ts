import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPin } from '../../../electron/kiosk/pin.ts'
import {
  call,
  heardEvents,
  hearEvents,
  invoke,
  logIn,
  openGame,
  pageAt,
  type Site,
  startSite,
} from '../support/client.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { systemCalls } from '../support/stand-in.ts'

/** What a game or the chat tries in a kiosk, and what the system does to its window. */

const pin = '481632'

const test = base.extend<{
  folder: string
  /** Starts the client as a kiosk before the hostile operator, with somebody logged in. It is killed at the end. */
  startHeld: (env?: Readonly<Record<string, string>>) => Promise<Site>
}>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kiosk-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
  startHeld: async ({ operator, folder }, use) => {
    const sites: Site[] = []
    await use(async (env = {}) => {
      const file = join(folder, 'policy.json')
      await writeFile(file, JSON.stringify({ version: 1, kiosk: true, kioskPin: await hashPin(pin) }))
      const site = await startSite(operator, { env, args: [`--policy=${file}`] })
      sites.push(site)
      await logIn(site.page)
      await hearEvents(site.page)
      return site
    })
    // A locked kiosk refuses to quit.
    for (const site of sites) await site.kill()
  },
})

const kioskNews = async ({ page }: Site): Promise<string[]> =>
  (await heardEvents(page)).flatMap((event) => (event.type === 'kiosk' ? event.news.what : []))

test('[DSK-08] a window that is taken out of full screen comes back, and Escape in a game doesn’t take it there', async ({
  startHeld,
}) => {
  const site = await startHeld()
  const window = await site.app.browserWindow(site.page)
  const isHeld = () => window.evaluate((shown) => [shown.isKiosk(), shown.isFullScreen()])
  await window.evaluate((shown) => {
    const left = Object.assign(globalThis, { left: 0 })
    shown.on('leave-full-screen', () => {
      left.left += 1
    })
    shown.setFullScreen(false)
  })
  const left = () => site.app.evaluate(() => (globalThis as typeof globalThis & { left: number }).left)
  await expect.poll(left).toBe(1)
  await expect.poll(isHeld).toEqual([true, true])

  const { game } = await openGame(site)
  await game.keyboard.press('Escape')
  expect(await game.evaluate(() => document.title)).toBe('game')
  expect(await left()).toBe(1)
  expect(await isHeld()).toEqual([true, true])
})

const chooser = '<input type="file" id="file"><iframe srcdoc="<input type=file id=inner>"></iframe>'

test('[DSK-08] neither a game nor customer service opens the system’s file dialog, and the person is told', {
  tag: '@full',
}, async ({ startHeld, operator }) => {
  const site = await startHeld()
  const { game } = await openGame(site)
  operator.supportPage = `<!doctype html><title>Support</title>${chooser}`
  expect(await invoke(site.page, 'support:open', `${operator.gatewayUrl}/support`)).toBe('opened')
  const support = await pageAt(site.app, (address) => address.includes('/support'))
  await game.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), chooser)
  let told = 0
  for (const page of [game, support]) {
    const fields = [page.locator('#file'), page.frameLocator('iframe').locator('#inner')]
    for (const field of fields) {
      told += 1
      await field.click()
      await expect.poll(() => kioskNews(site)).toEqual(Array(told).fill('noFiles'))
    }
  }
})

test('[DSK-08, DSK-03] a game has no service worker in a kiosk, so none of its documents goes without the kiosk’s rules', {
  tag: '@electron-only',
}, async ({ startHeld, operator }) => {
  const { game } = await openGame(await startHeld())
  const registered = await game.evaluate(() =>
    navigator.serviceWorker.register('/worker.js').then(
      () => 'registered',
      () => 'refused',
    ),
  )
  expect(registered).toBe('refused')
  expect(operator.gameSaw.map(({ path }) => path)).not.toContain('/worker.js')
})

test('[DSK-08] what the person before has left in main’s own session and on the clipboard is gone', {
  tag: '@full',
}, async ({ startHeld }) => {
  const site = await startHeld()
  await site.app.evaluate(({ session }) => {
    const kept = Object.assign(globalThis, { cleared: [] as string[] })
    const { defaultSession } = session
    for (const name of ['clearStorageData', 'clearCache', 'clearAuthCache'] as const) {
      const clear = defaultSession[name].bind(defaultSession)
      defaultSession[name] = async () => {
        kept.cleared.push(name)
        await clear()
      }
    }
  })
  await invoke(site.page, 'kiosk:finish').catch(() => undefined)
  const cleared = () =>
    site.app.evaluate(() => (globalThis as typeof globalThis & { cleared: string[] }).cleared)
  await expect
    .poll(cleared)
    .toEqual(expect.arrayContaining(['clearStorageData', 'clearCache', 'clearAuthCache']))
  // The site comes back after the empty page.
  await site.page.waitForFunction(
    () => location.pathname !== '/blank.html' && document.readyState === 'complete',
  )
  expect((await systemCalls(site.app)).map(({ what }) => what)).toContain('clipboard.clear')
  expect((await call(site.page, 'GET', '/wps/member/info')).status).toBe(401)
})

test('[DSK-08] a kiosk out of an AppImage starts itself again from that', {
  tag: ['@app-image', '@full'],
}, async ({ startHeld, folder }) => {
  const appImage = join(folder, 'client.AppImage')
  const started = join(folder, 'started')
  await writeFile(
    appImage,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${started}.part'\nmv '${started}.part' '${started}'\n`,
    {
      mode: 0o755,
    },
  )
  const site = await startHeld({ APPIMAGE: appImage, APPDIR: '/' })
  const gone = new Promise((resolve) => site.app.process().once('exit', resolve))
  expect(await invoke(site.page, 'kiosk:unlock', pin)).toMatchObject({ outcome: 'open' })
  invoke(site.page, 'kiosk:do', 'relaunch').catch(() => {})
  await gone
  await expect.poll(() => existsSync(started)).toBe(true)
  expect(readFileSync(started, 'utf8')).toContain(`--policy=${join(folder, 'policy.json')}`)
})
