import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const headers = { 'Accept-Encoding': 'gzip' }

test('a short answer goes as it is, and tells its length in bytes', async () => {
  const token = await client.logIn('juan')
  const response = await client.send(contract.member.info, {}, { token, headers })
  const body = await response.arrayBuffer()
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('Content-Length')).toBe(String(body.byteLength))
})

test('a long answer is compressed, and its length is left out', async () => {
  const input = {
    merchantCode: 'palaro',
    isPlatform: 2,
    platform: 'flash,html5-desktop',
    language: 'EN',
  } as const
  const response = await client.send(contract.games.hot, input, { headers })
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(response.headers.get('Content-Length')).toBeNull()
})
