import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { differences } from '../../../../resources/contract/differences.ts'
import { TestClient } from '../testing/test-client.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())
const page = async (query = '') => (await client.fetch(`/__sandbox/contract${query}`)).text()
const calls = (html: string) => html.match(/<details/g)?.length ?? 0

test('[OPS-02] the sandbox serves the contract as an OpenAPI document, with itself as the gateway', async () => {
  const response = await client.fetch('/__sandbox/openapi.json')
  const document = await response.json()
  expect(document.servers[0].url).toBe('http://127.0.0.1:4310')
  expect(differences(document)).toEqual([])
  expect(JSON.stringify(document)).toContain('"token":"SESSION_TOKEN"')
})

test('[OPS-02] the page shows every call, and finds calls by words, in any order', async () => {
  expect(calls(await page())).toBe(allEndpoints.length)
  const found = await page('?search=payurl+CREATEDEPOSIT')
  expect(calls(found)).toBe(1)
  expect(found).toMatch(/<details open/)
  for (const part of [
    'cashier.deposit',
    'POST /wps/relay/PAY_createDeposit',
    'payment.payUrl',
    'channelId',
    'moves money',
  ])
    expect(found).toContain(part)
  expect(found).toContain('value="payurl CREATEDEPOSIT"')
})

test('a search that finds nothing says so, and is text', async () => {
  const nothing = await page('?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect(nothing).toContain('0 calls with')
  expect(nothing).not.toContain('<script')
})
