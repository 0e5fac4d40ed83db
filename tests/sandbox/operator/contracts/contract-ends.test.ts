import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { at, contractSteps, contractsNow, idOf, second, third, worldAgent } from './test-contracts.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(contractsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentContracts
const { offer, ask, effect, shown, answer, overview, row, titles, runningId } = contractSteps(() => client)

describe('[AGT-05] what ends by itself', () => {
  test('is named before a lower rate is accepted, ends with its start, and everybody hears of it', async () => {
    const token = await client.logIn('agent1')
    const preview = { accountId: second, rate: '4.5', period: 'monthly' } as const
    const { ending, at: starts, answerBy } = await client.value(calls.preview, preview, { token })
    expect([starts, answerBy]).toEqual([at('2026-12-01'), clock.now() + 7 * dayLength])
    expect(ending).toContainEqual(
      expect.objectContaining({ accountId: third, account: 'agent41', rate: '5', ends: at('2026-12-01') }),
    )
    expect(ending.map(({ account }) => account)).not.toContain('agent42')
    const id = idOf(await offer({ rate: '4.5' }))
    expect((await overview('agent2')).proposalEffect?.ending).toEqual(ending)
    await answer(id, 'agent2')
    expect(await row(third, 'agent2')).toMatchObject({
      state: 'ending',
      current: { state: 'ended', ends: at('2026-12-01'), endReason: 'lowerRate' },
    })
    expect(await titles('agent41')).toContain('Your contract of 5% ends on 2026-12-01')
    expect(await titles('agent42')).toEqual([])
    clock.set('2026-12-01T00:00:00+08:00')
    expect((await overview('agent41')).current).toBeNull()
    expect((await overview('agent42')).current).toMatchObject({ rate: '4' })
  })

  test('a list that is no longer the one that was shown is refused, and nothing is done', async () => {
    const id = idOf(await offer({ rate: '4.5' }))
    const before = await shown(id, 'agent2')
    await answer(idOf(await offer({ rate: '4.4', period: 'daily' }, third, 'agent2')), 'agent41')
    const token = await client.logIn('agent2')
    const late = await client.call(calls.answer, { ...before, accept: true }, { token })
    expect(late).toMatchObject({ code: 'CONTRACT_CHANGED', value: { effect: { at: before.at } } })
    expect(await overview('agent2')).toMatchObject({ proposal: { state: 'offered' }, next: null })
    expect(await answer(id, 'agent2')).toMatchObject({ success: true })
  })

  test('a start that midnight has moved is refused', async () => {
    const id = idOf(await offer({ period: 'daily' }))
    const before = await shown(id, 'agent2')
    clock.set('2026-11-21T00:00:00+08:00')
    const token = await client.logIn('agent2')
    expect(await client.call(calls.answer, { ...before, accept: true }, { token })).toMatchObject({
      code: 'CONTRACT_CHANGED',
      value: { effect: { at: at('2026-11-22') } },
    })
  })

  test('an end takes all below along, down to the last line, and offers that can’t be kept', async () => {
    expect(await offer({ rate: '3', period: 'daily' }, third, 'agent2')).toMatchObject({ success: true })
    const terms = await shown(await runningId('agent2'), 'agent1')
    const live = client.server.db.all<{ id: number }>(
      "SELECT id FROM contracts WHERE upline_id = ? AND state = 'active'",
      agentIds.second,
    )
    expect(terms.ending.toSorted()).toEqual(live.map(({ id }) => String(id)).toSorted())
    const token = await client.logIn('agent1')
    // In whatever order the contracts were listed.
    const ending = terms.ending.toReversed()
    expect(await client.call(calls.terminate, { ...terms, ending }, { token })).toMatchObject({
      value: { state: 'ended', endReason: 'terminated', ends: at('2026-12-01') },
    })
    expect(await overview('agent41')).toMatchObject({ current: { endReason: 'lowerRate' }, proposal: null })
    expect(await titles('agent41')).toContain('Proposal taken back: 3%')
  })

  test('a lower rate leaves the offers that it carries, and what downlines ask for', async () => {
    await offer({ rate: '4.5' }, third, 'agent2')
    await ask({ rate: '5' }, 'agent42')
    await answer(idOf(await offer({ rate: '4.5' })), 'agent2')
    expect((await overview('agent41')).proposal).toMatchObject({ rate: '4.5', state: 'offered' })
    expect((await overview('agent42')).proposal).toMatchObject({ rate: '5', state: 'requested' })
  })

  test('reaches through two levels', async () => {
    // 1003 has 10.5 % and gives 1014 7.5 %.
    const token = await client.logIn('agent1')
    const preview = { accountId: worldAgent, rate: '7', period: 'daily' } as const
    const { ending } = await client.value(calls.preview, preview, { token })
    expect(ending).toMatchObject([{ accountId: '1014', rate: '7.5', ends: at('2026-11-21') }])
    const own = await runningId('agent1')
    const { ending: all } = await effect(own, 'agent1')
    expect(all.map(({ accountId }) => accountId)).toEqual(expect.arrayContaining([second, third, '1014']))
  })
})

describe('[AGT-05] an end', () => {
  const act = async (name: 'askEnd', contractId: string, by: string) =>
    client.call(calls[name], { contractId }, { token: await client.logIn(by) })
  const answerEnd = async (contractId: string, accept: boolean, by = 'agent1') =>
    client.call(
      calls.answerEnd,
      { ...(await shown(contractId, by)), accept },
      { token: await client.logIn(by) },
    )

  test('that the operator is asked for comes with the running period', async () => {
    await offer({ rate: '3' }, third, 'agent2')
    const id = await runningId('agent1')
    expect(await act('askEnd', id, 'agent1')).toMatchObject({ value: { endAsked: clock.now() } })
    clock.advance(60_000)
    expect(await overview('agent1')).toMatchObject({
      current: { ends: at('2026-12-01'), endReason: 'agreed', endAsked: null },
    })
    expect(await titles('agent41')).toContain('Your contract of 5% ends on 2026-12-01')
    expect((await overview('agent41')).proposal).toBeNull()
  })

  test('that an upline is asked for is refused, taken back, or agreed', async () => {
    const id = await runningId('agent2')
    await act('askEnd', id, 'agent2')
    expect(await row(second)).toMatchObject({ state: 'asksToEnd' })
    expect(await answerEnd(id, false)).toMatchObject({ value: { state: 'agreed', endAsked: null } })
    await act('askEnd', id, 'agent2')
    const token = await client.logIn('agent2')
    await client.call(calls.withdraw, { contractId: id, what: 'end' }, { token })
    expect(await answerEnd(id, true)).toMatchObject({ code: 'CONTRACT_CHANGED' })
    await act('askEnd', id, 'agent2')
    expect(await answerEnd(id, true)).toMatchObject({ value: { state: 'ended', endReason: 'agreed' } })
    expect(await titles('agent2')).toEqual([
      'Your contract of 8% ends on 2026-12-01',
      'Your contract of 8% stays in force',
    ])
  })

  test('that was asked for is over once the agent accepts another contract', async () => {
    await act('askEnd', await runningId('agent2'), 'agent2')
    await answer(idOf(await offer()), 'agent2')
    expect((await overview('agent2')).current).toMatchObject({ endReason: 'replaced', endAsked: null })
  })

  test('of a contract to come means that it never starts, and nothing is left', async () => {
    const id = idOf(await offer())
    await answer(id, 'agent2')
    await act('askEnd', id, 'agent2')
    expect(await row(second)).toMatchObject({ state: 'asksToEnd', next: { contractId: id } })
    const token = await client.logIn('agent1')
    await client.call(calls.terminate, await shown(id, 'agent1'), { token })
    expect((await overview('agent2')).next).toBeNull()
    expect((await row(second))?.next).toBeNull()
    expect(await offer()).toMatchObject({ success: true })
    clock.set('2026-12-01T00:00:00+08:00')
    expect(await overview('agent2')).toMatchObject({ current: null, next: null })
  })
})
