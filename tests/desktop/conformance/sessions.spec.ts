import { closeViews, expect, openView, seenBy, test } from './fixture.ts'

const store = () => {
  localStorage.setItem('save', 'game')
  document.cookie = 'mark=1'
}
const stored = () => [localStorage.getItem('save'), document.cookie]

test('partitions share neither storage nor cookies with each other or with the site', async ({
  app,
  site,
  provider,
}) => {
  const url = `${provider.origin}/game`
  const first = await openView(app, url, { partition: 'one' })
  await first.evaluate(store)
  const second = await openView(app, url, { partition: 'two' })
  expect(await first.evaluate(stored)).toEqual(['game', 'played=1; mark=1'])
  expect(await second.evaluate(stored)).toEqual([null, 'played=1'])
  expect(await site.evaluate(() => localStorage.length)).toBe(0)
})

test('a partition keeps its storage for its next page, until it is cleared', async ({ app, provider }) => {
  const url = `${provider.origin}/game`
  const open = () => openView(app, url, { partition: 'kept' })
  const first = await open()
  await first.evaluate(store)
  await closeViews(app)
  expect(await (await open()).evaluate(stored)).toEqual(['game', 'played=1; mark=1'])
  await closeViews(app)
  await app.evaluate(({ session }) => session.fromPartition('kept').clearStorageData())
  expect(await (await open()).evaluate(stored)).toEqual([null, 'played=1'])
})

test('storage is cleared under an open page too', async ({ app, provider }) => {
  const game = await openView(app, `${provider.origin}/game`, { partition: 'open' })
  await game.evaluate(store)
  await app.evaluate(({ session }) => session.fromPartition('open').clearStorageData())
  await game.reload()
  expect(await game.evaluate(stored)).toEqual([null, 'played=1'])
})

test('a download asks first, and a refused one brings nothing', async ({ app, site, provider }) => {
  await site.evaluate((url) => {
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    document.body.append(link)
    link.click()
  }, `${provider.origin}/file.bin`)
  await expect.poll(() => seenBy(app)).toContain('will-download file.bin')
  expect(await site.evaluate(() => document.title)).toBe('Conformance')
})

test('hooks of a session change its requests’ headers, block them, and see their responses', async ({
  app,
  provider,
}) => {
  await app.evaluate(({ session }) => {
    const { webRequest } = session.fromPartition('hooked')
    webRequest.onBeforeRequest({ urls: ['*://*/blocked'] }, (_details, answer) => answer({ cancel: true }))
    webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) =>
      answer({ requestHeaders: { ...requestHeaders, 'Accept-Language': 'tr' } }),
    )
    webRequest.onHeadersReceived(({ responseHeaders }, answer) =>
      answer({ responseHeaders: { ...responseHeaders, 'Content-Security-Policy': ["img-src 'none'"] } }),
    )
  })
  const game = await openView(app, `${provider.origin}/game`, { partition: 'hooked' })
  expect(provider.headers.get('/game')?.['accept-language']).toBe('tr')
  const outcome = await game.evaluate(async () => {
    const blocked = await fetch('/blocked').then(
      () => 'answered',
      (error: Error) => error.name,
    )
    const image = new Image()
    const shown = new Promise((resolve) => {
      image.addEventListener('load', () => resolve('shown'))
      image.addEventListener('error', () => resolve('refused'))
    })
    image.src = '/image.png'
    return { blocked, image: await shown }
  })
  expect(outcome).toEqual({ blocked: 'TypeError', image: 'refused' })
  expect(provider.hits).toEqual(['/game'])
})
