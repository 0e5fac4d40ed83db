import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invoke, openGame, startRun, viewsOf } from '../support/client.ts'
import { expect, signedInTest as test } from '../support/fixtures.ts'

/** What only Electron's own binary can show. The stand-in lists these as not run. */

const tag = '@electron-only'

test('[DSK-11] the keys that the client takes for itself never reach a game', { tag }, async ({ site }) => {
  const { game } = await openGame(site)
  await game.evaluate(() => {
    const keys: string[] = []
    Object.assign(window, { keys })
    addEventListener('keydown', ({ key }) => keys.push(key), true)
  })
  await game.keyboard.press('ControlOrMeta+=')
  await game.keyboard.press('b')
  const keys = () => game.evaluate(() => (window as typeof window & { keys: string[] }).keys)
  await expect.poll(keys).toContain('b')
  expect(await keys()).not.toContain('=')
})

test('[DSK-03] Escape leaves the full screen that a game asked for, and the game stays', { tag }, async ({
  site,
}) => {
  const { id, game } = await openGame(site)
  await game.locator('h1').click()
  await game.evaluate(() => document.documentElement.requestFullscreen())
  const isFull = () =>
    site.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen())
  await expect.poll(isFull).toBe(true)
  await game.keyboard.press('Escape')
  await expect.poll(isFull).toBe(false)
  await invoke(site.page, 'games:setMuted', id, true)
  expect(await viewsOf(site)).toHaveLength(1)
})

test('[DSK-03, SEC-04] a proxy that asks for a password is answered with what the person typed, for main’s own calls too', {
  tag,
}, async ({ operator }) => {
  const asked: (string | undefined)[] = []
  const proxy = createServer((request, response) => {
    const given = request.headers['proxy-authorization']
    asked.push(given)
    if (given === undefined)
      return void response.writeHead(407, { 'proxy-authenticate': 'Basic realm="the house"' }).end()
    response.setHeader('content-type', 'application/json').end('{"success":true,"value":{}}')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const run = await startRun(operator.gatewayUrl, {
    // Without the bypass that Chromium has for this machine's own address.
    args: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
  })
  try {
    await expect.poll(() => invoke(run.page, 'proxy:question')).not.toBeNull()
    const question = await invoke(run.page, 'proxy:question')
    await invoke(run.page, 'proxy:answer', question?.id ?? '', { username: 'ana', password: 'Secret-1' })
    const expected = `Basic ${Buffer.from('ana:Secret-1').toString('base64')}`
    await expect.poll(() => asked).toContain(expected)
  } finally {
    await run.close()
    proxy.close()
  }
})

test('[DSK-08, DSK-12] Electron starts what it is told to once the client has ended, not before', {
  tag,
}, async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'relaunch-'))
  const file = join(folder, 'started')
  const ended = new Promise((resolve) => site.app.process().once('exit', resolve))
  await site.app.evaluate(({ app }, path) => {
    const isWindows = process.platform === 'win32'
    app.relaunch({
      execPath: isWindows ? 'cmd.exe' : '/bin/sh',
      args: isWindows ? ['/c', `type nul > ${path}`] : ['-c', `: > '${path}'`],
    })
  }, file)
  expect(existsSync(file)).toBe(false)
  await site.app.evaluate(({ app }) => app.quit()).catch(() => undefined)
  expect(await ended).toBe(0)
  await expect.poll(() => existsSync(file)).toBe(true)
  await rm(folder, { recursive: true })
})

test('[DSK-08, DSK-03] no page has file pickers, which a kiosk could not hold', { tag }, async ({ site }) => {
  const { game } = await openGame(site)
  for (const page of [site.page, game])
    expect(await page.evaluate(() => 'showOpenFilePicker' in window)).toBe(false)
})
