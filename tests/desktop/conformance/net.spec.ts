import { expect, test } from './fixture.ts'

test('net.request answers as a stream, reports a redirect, and fails in Chromium’s words', async ({
  app,
  provider,
}) => {
  const outcome = await app.evaluate(async ({ net, session }, origin) => {
    const ask = (url: string, redirect: 'manual' | 'follow') =>
      new Promise<string>((resolve) => {
        const partition = session.fromPartition('asking', { cache: false })
        const request = net.request({ url, redirect, session: partition })
        request.on('error', (error) => resolve(error.message))
        request.on('redirect', (status, _, to) => {
          if (redirect === 'manual') resolve(`${status} to ${new URL(to).pathname}`)
        })
        request.on('response', (response) => {
          let text = ''
          response.on('data', (chunk) => (text += String(chunk)))
          response.on('end', () =>
            resolve(`${response.statusCode} ${/<title>(.*)<\/title>/.exec(text)?.[1]}`),
          )
        })
        request.end()
      })
    return {
      answered: await ask(`${origin}/game`, 'manual'),
      told: await ask(`${origin}/redirect`, 'manual'),
      followed: await ask(`${origin}/redirect`, 'follow'),
      refused: await ask('http://127.0.0.1:1/', 'manual'),
    }
  }, provider.origin)
  expect(outcome).toEqual({
    answered: '200 /game',
    told: '302 to /evil',
    followed: '200 /evil',
    refused: expect.stringMatching(/^net::ERR_(CONNECTION_REFUSED|UNSAFE_PORT)$/),
  })
})

test('Electron’s own updater passes on what others emit', async ({ app }) => {
  const heard = await app.evaluate(({ autoUpdater }) => {
    let times = 0
    autoUpdater.once('before-quit-for-update', () => {
      times += 1
    })
    autoUpdater.emit('before-quit-for-update')
    return times
  })
  expect(heard).toBe(1)
})
