import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { contractSteps, idOf, second } from './test-contracts.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const { signIn, offer, ask } = contractSteps(() => client)

/** Proposes with a new rate each time and takes it back at once. Returns the code of a refusal. */
async function proposeAndWithdraw(by: 'agent1' | 'agent2', turn: number): Promise<string | undefined> {
  const terms = { rate: String(5 + turn / 4) }
  const made = await (by === 'agent1' ? offer(terms, second) : ask(terms))
  if (!made.success) return made.code
  const input = { contractId: idOf(made), what: 'proposal' } as const
  const back = await client.call(contract.agentContracts.withdraw, input, await signIn(by))
  expect(back).toMatchObject({ success: true })
  return undefined
}

test.each(['agent1', 'agent2'] as const)(
  '[AGT-05] %s can propose to the other side five times a day, each of which sends a message',
  async (by) => {
    for (let turn = 1; turn <= 5; turn += 1) expect(await proposeAndWithdraw(by, turn)).toBeUndefined()
    expect(await proposeAndWithdraw(by, 6)).toBe('CONTRACT_LIMIT')
    client.server.clock.advance(dayLength)
    expect(await proposeAndWithdraw(by, 7)).toBeUndefined()
  },
)
