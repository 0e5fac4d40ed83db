import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { at, contractSteps, contractsNow, second } from './test-contracts.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(contractsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentContracts
const { offer, ask, overview, downlines, row } = contractSteps(() => client)

test('[AGT-05] the list is filtered, paged with a steady total, and what waits comes first', async () => {
  await offer({ rate: '10' }, '1002')
  await ask({ rate: '9' })
  const { list, total, totals } = await downlines()
  expect(list.slice(0, 2).map(({ accountId }) => accountId)).toEqual([second, '1002'])
  expect(totals).toEqual({ inForce: total, waiting: 1 })
  const pages = await Promise.all(
    [1, 2, 3].map(async (pageNo) => downlines('agent1', { pageNo, pageSize: 2 })),
  )
  expect(pages.flatMap((one) => one.list)).toEqual(list)
  expect(new Set(pages.map((one) => one.total))).toEqual(new Set([total]))
  expect((await downlines('agent1', { state: 'offered' })).list).toMatchObject([{ accountId: '1002' }])
  expect((await downlines('agent1', { search: ' AGENT2 ' })).list).toMatchObject([{ account: 'agent2' }])
  expect(await downlines('agent1', { search: 'nobody' })).toMatchObject({ total: 0, list: [] })
})

test('[AGT-05] the history is that with the upline, that with downlines, or both', async () => {
  const token = await client.logIn('agent1')
  const names = async (filter: Pick<InputOf<typeof calls.history>, 'with'>) => {
    const { list } = await client.value(calls.history, { ...filter, pageNo: 1, pageSize: 100 }, { token })
    return list.map(({ agent }) => agent.account)
  }
  const [all, above, below] = [
    await names({}),
    await names({ with: 'upline' }),
    await names({ with: 'downlines' }),
  ]
  expect(above).toEqual(['agent1'])
  expect(below).toContain('agent2')
  expect(all.toSorted()).toEqual([...above, ...below].toSorted())
})

test.each([
  [0, 5],
  [1, 0],
  [1.5, 5],
])('[AGT-05] page %d of %d rows is refused', async (pageNo, pageSize) => {
  const token = await client.logIn('agent1')
  const refused = { code: 'PAGE_INVALID' }
  expect(await client.call(calls.history, { pageNo, pageSize }, { token })).toMatchObject(refused)
  expect(await client.call(calls.downlines, { pageNo, pageSize }, { token })).toMatchObject(refused)
})

test('[AGT-05] members directly below are in no list of contracts', async () => {
  expect((await downlines('agent41')).list.map(({ account }) => account)).not.toContain('juan')
})

test('[AGT-05] figures are those of the team overview for the same days', async () => {
  const token = await client.logIn('agent1')
  const { figures } = await overview('agent2')
  const { from, to, activeMembers, validBet } = figures
  const whole = { from, to: clock.now() }
  const team = await client.value(contract.agentTeam.overview, whole, { token: await client.logIn('agent2') })
  expect([from, to]).toEqual([at('2026-11-01'), clock.now()])
  expect([activeMembers, validBet]).toEqual([team.now.active, team.now.validBet])
  expect(await row(second)).toMatchObject({ figures })
  const one = await client.value(calls.downline, { accountId: second }, { token })
  expect(one).toMatchObject({ figures, lastMonth: { from: at('2026-10-01'), to: at('2026-11-01') } })
})
