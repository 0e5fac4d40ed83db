import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { walletCalls } from '#sandbox/provider/wire/wallet-api.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

/** Calls that all arrive before the first is answered. */
const crowd = (calls: number) =>
  Array.from({ length: calls }, () => client.send(contract.system.countryCodes, {}))

test('[NET-05] a crowd that the sandbox can’t answer in time is refused at once, and told when to come again', async () => {
  const answers = await Promise.all(crowd(300))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(300 - 128)
  expect(refused[0]?.headers.get('Retry-After')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ success: false, code: 'TOO_MANY_CALLS' })
  // Afterwards everybody is answered again.
  const later = await Promise.all(crowd(128))
  expect(later.filter(({ status }) => status === 429)).toEqual([])
})

test('a game’s calls about money are not refused for the crowd', async () => {
  const crowded = crowd(300)
  const bet = client.fetch(walletCalls.bet.path, { method: 'POST', body: '{}' })
  expect((await bet).status).toBe(401)
  const statuses = (await Promise.all(crowded)).map(({ status }) => status)
  expect(statuses).toContain(429)
})
