import { expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

test('[MBR-17] every answer, also a refusal and a fault, tells the time of the clock that can be moved', async () => {
  const client = new TestClient()
  const { sandbox, clock } = client.server
  const told = async (answer: Promise<Response>) => Date.parse((await answer).headers.get('date') ?? '')
  for (const days of [0, 4, 40]) {
    clock.advance(days * 86_400_000)
    const token = await client.logIn('juan')
    expect(await told(client.send(contract.member.balance, {}, { token }))).toBe(clock.now())
    expect(await told(client.send(contract.member.balance, {}))).toBe(clock.now())
    sandbox.faults.set({ endpoint: 'member.balance', kind: '500' })
    expect(await told(client.send(contract.member.balance, {}, { token }))).toBe(clock.now())
    sandbox.faults.clear()
  }
  client.close()
})
