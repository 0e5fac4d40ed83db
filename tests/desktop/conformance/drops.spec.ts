import { dropGuards } from '../support/stand-in.ts'
import { expect, openView, test } from './fixture.ts'

/**
 * The app without its guards. Everything that other specs expect to be refused then goes through, which proves that
 * those specs can fail.
 */
test.beforeEach(({ app }) =>
  dropGuards(
    app,
    'will-navigate',
    'will-redirect',
    'window-open',
    'ipc-sender',
    'permission-check',
    'permission-request',
    'will-download',
  ),
)
test.afterEach(({ app }) => dropGuards(app))

test('without its navigation guards a page goes where it likes', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`)
  const go = (url: string) => game.evaluate((to) => void setTimeout(() => location.assign(to)), url)
  await go(`${provider.otherOrigin}/evil`)
  await game.waitForURL(`${provider.otherOrigin}/evil`)
  await go(`${provider.origin}/game`)
  await game.waitForURL(`${provider.origin}/game`)
  await go(`${provider.origin}/redirect`)
  await game.waitForURL(`${provider.otherOrigin}/evil`)
})

test('without its window guard a page opens what it likes', async ({ app, site, provider }) => {
  const opened = app.waitForEvent('window')
  await site.evaluate((url) => window.open(url) !== null, `${provider.origin}/denied`)
  await (await opened).waitForURL(`${provider.origin}/denied`)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(2)
})

test('without true senders a foreign page is let in', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`, { preload: true })
  expect(await game.evaluate(() => window.bridge.guarded())).toBe('let in')
})

test('without its permission guards a page gets what it asks for', async ({ site }) => {
  const outcome = await site.evaluate(async () => {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    )
    return [microphone, (await navigator.permissions.query({ name: 'notifications' })).state]
  })
  expect(outcome).toEqual(['granted', 'granted'])
})
