import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../test-client.ts'
import { walletCalls } from '../wallet-api.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const logIn = () =>
  client.send(contract.session.login, { type: 'username', username: 'juan', password: 'wrong-password-1' })
const crowd = (clients: number) => Promise.all(Array.from({ length: clients }, logIn))

test('[NET-05] a crowd that the sandbox can’t answer in time is refused at once, and told when to come again', async () => {
  const answers = await crowd(300)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(300 - 128)
  expect(refused[0]?.headers.get('Retry-After')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ success: false, code: 'TOO_MANY_CALLS' })
  // Afterwards everybody is answered again.
  expect((await crowd(20)).map(({ status }) => status)).not.toContain(429)
})

test('a game’s calls about money are never refused for the crowd', async () => {
  const crowded = crowd(300)
  const answer = await client.fetch(walletCalls.bet.path, { method: 'POST', body: '{}' })
  expect(answer.status).not.toBe(429)
  await crowded
})
