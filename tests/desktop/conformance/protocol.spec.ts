import { expect, test } from './fixture.ts'

test('the handler gets method, address, headers and body, and its answer comes back', async ({ site }) => {
  const answer = await site.evaluate(async () => {
    const response = await fetch('/echo?q=1', {
      method: 'POST',
      headers: { 'x-marker': 'm' },
      body: 'hello ü',
    })
    return { type: response.headers.get('content-type'), json: await response.json() }
  })
  expect(answer).toEqual({
    type: 'application/json',
    json: { url: 'app://site/echo?q=1', method: 'POST', marker: 'm', query: '1', body: 'hello ü' },
  })
})

test('a streamed body arrives whole, with its headers', async ({ site }) => {
  const answer = await site.evaluate(async () => {
    const response = await fetch('/stream')
    return [response.headers.get('x-kind'), await response.text()]
  })
  expect(answer).toEqual(['stream', 'one two three'])
})

test('a missing file is a 404, a broken answer a network error', async ({ site }) => {
  const outcome = await site.evaluate(async () => {
    const missing = await fetch('/missing.txt')
    const broken = await fetch('/broken').then(
      () => 'answered',
      (error: Error) => error.name,
    )
    return [missing.status, await missing.text(), broken]
  })
  expect(outcome).toEqual([404, 'missing', 'TypeError'])
})

test('the handler’s Content-Security-Policy holds, for the app’s scheme as for others', async ({
  site,
  provider,
}) => {
  const outcome = await site.evaluate(async (url) => {
    const refused = await fetch(url).then(
      () => 'answered',
      (error: Error) => error.name,
    )
    const inline = document.createElement('script')
    inline.textContent = 'document.body.dataset.inline = "ran"'
    document.body.append(inline)
    return [refused, document.body.dataset.inline, isSecureContext]
  }, `${provider.origin}/api`)
  expect(outcome).toEqual(['TypeError', undefined, true])
  expect(provider.hits).toEqual([])
})

test('the app’s scheme is served to its own session only', async ({ app }) => {
  const outcome = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false, webPreferences: { partition: 'elsewhere' } })
    const error = await window.loadURL('app://site/index.html').then(
      () => 'loaded',
      () => 'refused',
    )
    window.destroy()
    return error
  })
  expect(outcome).toBe('refused')
})

test('net.fetch reaches servers and the app’s own scheme', async ({ app, provider }) => {
  const texts = await app.evaluate(async ({ net }, url) => {
    const [own, other] = await Promise.all([net.fetch('app://site/frame.html'), net.fetch(url)])
    return [(await own.text()).includes('Frame'), other.status]
  }, `${provider.origin}/api`)
  expect(texts).toEqual([true, 200])
})
