import type { DesktopClient } from '../support/launch.ts'
import { test as base, expect, launchFixture, openView, siteIsReady } from './fixture.ts'

/**
 * Runs the app without its guards. Everything that other specs expect to be refused then goes through, which proves
 * that those specs can fail.
 */
const test = base.extend<object, { unguarded: DesktopClient }>({
  unguarded: [
    async ({}, use) => {
      const guards =
        'will-navigate,will-redirect,window-open,ipc-sender,permission-check,permission-request,will-download'
      const client = await launchFixture({ HOST_DROP: guards })
      await siteIsReady(client.page)
      await use(client)
      await client.close()
    },
    { scope: 'worker' },
  ],
})

test('without its navigation guards a page goes where it likes', async ({ unguarded, provider }) => {
  const game = await openView(unguarded.app, `${provider.origin}/game`)
  const go = (url: string) => game.evaluate((to) => void setTimeout(() => location.assign(to)), url)
  await go(`${provider.otherOrigin}/evil`)
  await game.waitForURL(`${provider.otherOrigin}/evil`)
  await go(`${provider.origin}/game`)
  await game.waitForURL(`${provider.origin}/game`)
  await go(`${provider.origin}/redirect`)
  await game.waitForURL(`${provider.otherOrigin}/evil`)
})

test('without its window guard a page opens what it likes', async ({ unguarded, provider }) => {
  const opened = unguarded.app.waitForEvent('window')
  await unguarded.page.evaluate((url) => window.open(url) !== null, `${provider.origin}/denied`)
  await (await opened).waitForURL(`${provider.origin}/denied`)
  expect(await unguarded.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(2)
})

test('without true senders a foreign page is let in', async ({ unguarded, provider }) => {
  const game = await openView(unguarded.app, `${provider.origin}/game`, { preload: true })
  expect(await game.evaluate(() => window.bridge.guarded())).toBe('let in')
})

test('without its permission guards a page gets what it asks for', async ({ unguarded }) => {
  const outcome = await unguarded.page.evaluate(async () => {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    )
    return [microphone, (await navigator.permissions.query({ name: 'notifications' })).state]
  })
  expect(outcome).toEqual(['granted', 'granted'])
})
