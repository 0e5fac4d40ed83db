import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seal, TestClient } from '#sandbox/entry/testing/test-client.ts'

const credentials = { type: 'username', username: 'juan', password: 'Palaro123' }

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const logIn = async (payload: unknown) => {
  const response = await client.fetch('/wps/session/login', {
    method: 'POST',
    body: JSON.stringify({ payload }),
  })
  return response.json()
}

test('a payload works once: replayed, it is refused', async () => {
  const payload = await seal(credentials)
  expect(await logIn(payload)).toMatchObject({ success: true })
  expect(await logIn(payload)).toMatchObject({ success: false, code: 'REPLAYED' })
})

test('a payload older than five minutes is refused, or as far ahead', async () => {
  const now = Date.now()
  for (const skew of [-6, 6]) {
    vi.useFakeTimers({ now: now + skew * 60_000, toFake: ['Date'] })
    const payload = await seal(credentials)
    vi.useRealTimers()
    expect(await logIn(payload)).toMatchObject({ code: 'REPLAYED' })
  }
})

test.each([
  ['text that is no JWE', 'not.a.jwe'],
  ['nothing', undefined],
  ['a number', 7],
])('%s is refused', async (_, payload) => {
  expect(await logIn(payload)).toMatchObject({ success: false, code: 'INVALID_PAYLOAD' })
})

test('credentials in the clear are refused', async () => {
  const response = await client.fetch('/wps/session/login', {
    method: 'POST',
    body: JSON.stringify(credentials),
  })
  expect(await response.json()).toMatchObject({ code: 'INVALID_PAYLOAD' })
})

test('a payload that was tampered with is refused', async () => {
  const payload = await seal(credentials)
  const parts = payload.split('.')
  parts[3] = (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  expect(await logIn(parts.join('.'))).toMatchObject({ code: 'INVALID_PAYLOAD' })
})
