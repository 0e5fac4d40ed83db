import { expect, test } from 'vitest'
import { listen } from '#sandbox/entry/listen.ts'
import { createProvider } from './app.ts'
import { testSecret } from './test-wallet.ts'
import { askEvents, eventsPath } from './wire/book-events.ts'
import { signatureHeader, signBody } from './wire/wallet-api.ts'

const { app } = createProvider({
  walletUrl: 'http://127.0.0.1:9',
  secret: testSecret,
  frameAncestors: () => [],
})
const post = (body: string, signature?: string) =>
  app.request(eventsPath, {
    method: 'POST',
    body,
    headers: signature === undefined ? {} : { [signatureHeader]: signature },
  })
const book = (model: string) => ({ nodeId: '7', model, gameName: 'x' })

test('[SPT-01] only the gateway may ask for events', async () => {
  const body = JSON.stringify({ language: 'EN', books: [book('cockfight')] })
  expect((await post(body)).status).toBe(401)
  expect((await post(body, signBody('another secret', body))).status).toBe(401)
  expect((await post(body, signBody(testSecret, body))).status).toBe(200)
})

test.each(['', '{', '[]', '{"language":1,"books":[]}', '{"language":"EN","books":[{"nodeId":"x"}]}'])(
  '[SPT-01] %j is no question',
  async (body) => {
    expect((await post(body, signBody(testSecret, body))).status).toBe(400)
  },
)

test('[SPT-01] games without events, and models that aren’t known, are left out', async () => {
  const { origin, close } = await listen(app, 0)
  const books = ['slot-low', 'baccarat', 'sportsbook', '__proto__', 'nothing'].map(book)
  const told = await askEvents(origin, testSecret, 'EN', books)
  await close()
  expect(told).toHaveLength(1)
  expect(await askEvents(origin, testSecret, 'EN', books)).toEqual([])
})
