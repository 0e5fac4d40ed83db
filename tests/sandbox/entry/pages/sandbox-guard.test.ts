import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

test.each([
  ['127.0.0.1:4310', 200],
  ['localhost:4310', 200],
  ['evil.localhost:4310', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['127.0.0.2', 403],
  ['0.0.0.0', 403],
  ['palaro.example', 403],
])('the sandbox’s pages asked for under the name %s are answered with %i', async (host, status) => {
  const answered = async (path: string) =>
    (await client.server.app.fetch(new Request(`http://${host}/__sandbox/${path}`))).status
  expect(await answered('merchant')).toBe(status)
  expect(await answered('api/inbox')).toBe(status)
})
