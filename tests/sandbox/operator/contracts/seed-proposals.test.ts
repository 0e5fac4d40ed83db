import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'

const calls = contract.agentContracts
const page = { pageNo: 1, pageSize: 10 }
let client: TestClient
beforeAll(() => {
  client = new TestClient({ clock: standingClock('2026-11-20T10:00:00+08:00'), history: true })
})
afterAll(() => client.close())

test('[AGT-05] with a past, agent1 has an offer, two requests, and an offer to agent2 that would end agent41’s contract', async () => {
  const token = await client.logIn('agent1')
  expect(await client.value(calls.waiting, {}, { token })).toEqual({ count: 3 })
  expect(await client.value(calls.overview, {}, { token })).toMatchObject({
    current: { rate: '12', state: 'agreed' },
    proposal: { rate: '10.25', state: 'offered', upline: { account: null } },
  })
  const { list } = await client.value(calls.downlines, page, { token })
  expect(list.map(({ state }) => state).slice(0, 3)).toEqual(['requested', 'asksToEnd', 'offered'])
  const { proposal, proposalEffect } = await client.value(
    calls.overview,
    {},
    { token: await client.logIn('agent2') },
  )
  expect(proposal).toMatchObject({ rate: '4.75', upline: { account: 'agent1' } })
  expect(proposalEffect?.ending.map(({ account }) => account)).toContain('agent41')
  const inbox = await client.value(contract.messages.list, { ...page, language: 'EN' }, { token })
  expect(inbox.list.map(({ title }) => title)).toContain('The operator offers you a contract: 10.25%')
})

test('[AGT-05] without a past, nothing waits', async () => {
  const young = new TestClient()
  const token = await young.logIn('agent1')
  expect(await young.value(calls.waiting, {}, { token })).toEqual({ count: 0 })
  young.close()
})
