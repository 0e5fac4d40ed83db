import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { encryptPayload } from '#shared/crypto/payload.ts'
import brand from '../../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { almostJson } from '../../../support/almost-json.ts'
import { TestClient } from '../testing/test-client.ts'

let client: TestClient
let token: string
beforeAll(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterAll(() => client.close())

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  query: undefined,
  // Not a picture; only the content type says so.
  file: 'image/png',
} as const

/** Puts a malformed text into query or form fields, as a field's name and as its value. Cut to 2,000 characters. */
const asFields = (text: string): string =>
  new URLSearchParams({
    [text.slice(0, 2000)]: text.slice(0, 2000),
    language: text.slice(0, 2000),
  }).toString()

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[SEC-05] %s refuses what is almost JSON, and never fails of it',
  async (_, { method, path, carrier }) => {
    for (const text of almostJson) {
      const type = types[carrier]
      const answer = await client.fetch(carrier === 'query' ? `${path}?${asFields(text)}` : path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': crypto.randomUUID(),
          ...(type && { 'Content-Type': type }),
        },
        ...(carrier !== 'query' && { body: carrier === 'form' ? asFields(text) : text }),
      })
      const told: unknown = await answer.json()
      expect({ text: text.slice(0, 60), status: answer.status, told }).toMatchObject({
        status: expect.toSatisfy((status: number) => status < 500),
        told: { success: expect.any(Boolean) },
      })
    }
  },
)

test.each(
  allEndpoints.filter(({ encrypted }) => encrypted).map((endpoint) => [endpoint.id, endpoint] as const),
)('[SEC-05] %s refuses a sealed payload that is almost one', async (_, { method, path }) => {
  const [key] = brand.encryptionKeys
  if (!key) throw new Error('no key')
  const good = await encryptPayload({ username: { a: [] }, password: null, type: 7 }, key, Date.now())
  const payloads = [
    ...almostJson.map((text) => text.slice(0, 5000)),
    good,
    good.slice(0, -4),
    good.replace(/^[^.]+/, 'e30'),
    `${good}.x`,
    good.split('.').toReversed().join('.'),
    '....',
  ]
  for (const payload of [...payloads, null, 7, [], {}]) {
    const answer = await client.fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ payload }),
    })
    const told: unknown = await answer.json()
    expect({ payload, status: answer.status, told }).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 500),
      told: { success: false },
    })
  }
})
