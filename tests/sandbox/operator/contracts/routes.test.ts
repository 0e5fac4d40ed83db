import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { agreedContracts, contractById } from './contract-store.ts'
import { at, contractSteps, contractsNow, idOf, second, third, worldAgent } from './test-contracts.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(contractsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentContracts
const { offer, ask, shown, answer, overview, row, waiting, titles, runningId } = contractSteps(() => client)

describe('[AGT-05] an offer', () => {
  test('starts with the next period once it is accepted, and ends the contract before it', async () => {
    const id = idOf(await offer({ period: 'weekly' }))
    expect(await waiting('agent2')).toBe(1)
    expect(await overview('agent2')).toMatchObject({
      upline: { account: 'agent1' },
      current: { rate: '8', state: 'agreed', ends: null },
      proposal: { contractId: id, rate: '7', state: 'offered', answerBy: clock.now() + 7 * dayLength },
      proposalEffect: { at: at('2026-11-22') },
    })
    expect(await row(second)).toMatchObject({ state: 'offered', current: { rate: '8' } })
    expect(await answer(id, 'agent2')).toMatchObject({
      value: { state: 'agreed', starts: at('2026-11-22'), answerBy: null },
    })
    expect(await overview('agent2')).toMatchObject({
      current: { rate: '8', ends: at('2026-11-22'), endReason: 'replaced' },
      next: { rate: '7', starts: at('2026-11-22') },
      proposal: null,
      endEffect: { at: at('2026-11-22') },
    })
    expect(await row(second)).toMatchObject({ state: 'toCome' })
    clock.set('2026-11-22T00:00:00+08:00')
    expect(await overview('agent2')).toMatchObject({ current: { rate: '7', period: 'weekly' }, next: null })
    expect(await titles('agent1')).toContain('Contract accepted: 7%')
    expect(await titles('agent2')).toContain('agent1 offers you a contract: 7%')
    expect(await waiting('agent2')).toBe(0)
  })

  test.each([
    ['nothing', { rate: '' }, 'CONTRACT_RATE_INVALID', 'rate'],
    ['zero', { rate: '0.00' }, 'CONTRACT_RATE_INVALID', 'rate'],
    ['negative', { rate: '-1' }, 'CONTRACT_RATE_INVALID', 'rate'],
    ['with three decimals', { rate: '1.005' }, 'CONTRACT_RATE_INVALID', 'rate'],
    ['in words', { rate: '1e1' }, 'CONTRACT_RATE_INVALID', 'rate'],
    ['above the agent’s own', { rate: '12.01' }, 'CONTRACT_RATE_BOUNDS', 'rate'],
    ['with half a member', { activeMembers: 0.5 }, 'CONTRACT_MEMBERS_INVALID', 'activeMembers'],
    ['with too many members', { activeMembers: 100_001 }, 'CONTRACT_MEMBERS_INVALID', 'activeMembers'],
    ['with less than no members', { activeMembers: -1 }, 'CONTRACT_MEMBERS_INVALID', 'activeMembers'],
    ['with a negative bet', { validBet: '-1' }, 'CONTRACT_AMOUNT_INVALID', 'validBet'],
    ['with a bet of three decimals', { validBet: '1.005' }, 'CONTRACT_AMOUNT_INVALID', 'validBet'],
    ['with too large a bet', { validBet: '1000000000.01' }, 'CONTRACT_AMOUNT_INVALID', 'validBet'],
    ['with a profit in words', { netProfit: 'much' }, 'CONTRACT_AMOUNT_INVALID', 'netProfit'],
  ])('%s is refused at its field, and nothing is offered', async (_, terms, code, field) => {
    expect(await offer(terms)).toMatchObject({ success: false, code, value: { field } })
    expect((await overview('agent2')).proposal).toBeNull()
  })

  test('at the bounds is fine, and a refusal names them', async () => {
    const { message } = await offer({ rate: '12.5' })
    expect(message).toContain('0.01% to 12%')
    const most = {
      rate: ' 12 ',
      activeMembers: 100_000,
      validBet: ' 1000000000 ',
      netProfit: '1000000000.00',
    }
    expect(await offer(most)).toMatchObject({ success: true })
  })

  test('is bound by a lower contract of the agent’s own that is to come', async () => {
    await answer(idOf(await offer({ rate: '6' })), 'agent2')
    const token = await client.logIn('agent2')
    const { bounds } = await client.value(calls.downline, { accountId: third }, { token })
    expect(bounds).toMatchObject([
      { period: 'daily', highestRate: '6' },
      { period: 'weekly', highestRate: '6' },
      { period: 'semimonthly', highestRate: '6' },
      { period: 'monthly', highestRate: '6', starts: at('2026-12-01') },
    ])
    expect(await offer({ rate: '6.01', period: 'daily' }, third, 'agent2')).toMatchObject({
      code: 'CONTRACT_RATE_BOUNDS',
    })
    expect(await offer({ rate: '6', period: 'daily' }, third, 'agent2')).toMatchObject({ success: true })
  })

  test('is bound by a higher contract of the agent’s own only from its start on', async () => {
    await answer(idOf(await offer({ rate: '9' })), 'agent2')
    const { bounds } = await overview('agent2')
    expect(bounds).toMatchObject([
      { period: 'daily', highestRate: '8' },
      { period: 'weekly', highestRate: '8' },
      { period: 'semimonthly', highestRate: '9' },
      { period: 'monthly', highestRate: '9' },
    ])
    expect(await offer({ rate: '9', period: 'weekly' }, third, 'agent2')).toMatchObject({
      code: 'CONTRACT_RATE_BOUNDS',
    })
    expect(await offer({ rate: '9' }, third, 'agent2')).toMatchObject({ success: true })
  })

  test('needs a contract of the agent’s own', async () => {
    const terms = await shown(await runningId('agent2'), 'agent1')
    await client.call(calls.terminate, terms, { token: await client.logIn('agent1') })
    expect(await offer({ rate: '0.01' }, third, 'agent2')).toMatchObject({ code: 'CONTRACT_NONE_ABOVE' })
  })

  test('waits alone: a second proposal of either side is refused, and so is one before the new contract', async () => {
    const id = idOf(await offer())
    expect(await offer({ rate: '5' })).toMatchObject({ code: 'CONTRACT_PENDING' })
    expect(await ask({ rate: '9' })).toMatchObject({ code: 'CONTRACT_PENDING' })
    await answer(id, 'agent2')
    expect(await offer({ rate: '5' })).toMatchObject({ code: 'CONTRACT_TO_COME' })
    clock.set('2026-12-01T00:00:00+08:00')
    expect(await offer({ rate: '5' })).toMatchObject({ success: true })
  })

  test('with one key is one offer, whatever it says', async () => {
    const first = await offer({}, second, 'agent1', 'same')
    expect(await offer({ rate: '5' }, second, 'agent1', 'same')).toEqual(first)
    expect(await offer({ rate: '4' }, third, 'agent2', 'same')).toMatchObject({ value: { rate: '4' } })
    for (const key of ['', 'k'.repeat(101)])
      expect(await offer({}, second, 'agent1', key)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await offer({}, second, 'agent1', 'k'.repeat(100))).toMatchObject({ code: 'CONTRACT_PENDING' })
  })

  test('of the terms in force is refused', async () => {
    const terms = { rate: '8', activeMembers: 20, validBet: '80000', netProfit: '0' }
    expect(await offer(terms)).toMatchObject({ code: 'CONTRACT_SAME' })
    expect(await offer({ ...terms, netProfit: '0.01' })).toMatchObject({ success: true })
  })

  test('of the terms of a contract that ends is fine', async () => {
    const ended = await shown(await runningId('agent2'), 'agent1')
    await client.call(calls.terminate, ended, { token: await client.logIn('agent1') })
    const terms = { rate: '8', activeMembers: 20, validBet: '80000', netProfit: '0' }
    expect(await offer(terms)).toMatchObject({ success: true })
  })

  test('is rejected or taken back, and nothing changes', async () => {
    const one = idOf(await offer())
    expect(await answer(one, 'agent2', false)).toMatchObject({ value: { state: 'rejected' } })
    const two = idOf(await offer())
    const token = await client.logIn('agent1')
    expect(await client.call(calls.withdraw, { contractId: two, what: 'proposal' }, { token })).toMatchObject(
      { value: { state: 'withdrawn' } },
    )
    expect(await overview('agent2')).toMatchObject({ current: { rate: '8', ends: null }, proposal: null })
    expect(await titles('agent1')).toContain('Contract rejected: 7%')
    expect(await titles('agent2')).toContain('Proposal taken back: 7%')
  })

  test('expires after seven days, not a moment before, and both sides hear of it', async () => {
    const id = idOf(await offer())
    clock.advance(7 * dayLength - 1)
    expect((await overview('agent2')).proposal).toMatchObject({ contractId: id })
    clock.advance(1)
    expect((await overview('agent2')).proposal).toBeNull()
    for (const username of ['agent1', 'agent2'])
      expect(await titles(username)).toContain('Proposal expired: 7%')
  })

  test('goes to direct downlines who are agents only', async () => {
    expect(await offer({}, third)).toMatchObject({ code: 'NOT_DIRECT_DOWNLINE' })
    expect(await offer({}, String(agentIds.top), 'agent2')).toMatchObject({ code: 'NOT_IN_TEAM' })
    expect(await offer({}, '999999', 'agent2')).toMatchObject({ code: 'NOT_IN_TEAM' })
    expect(await offer({ rate: '1' }, '1', 'agent41')).toMatchObject({ code: 'CONTRACT_AGENTS_ONLY' })
    const token = await client.logIn('agent1')
    expect(await client.call(calls.downline, { accountId: third }, { token })).toMatchObject({
      code: 'NOT_DIRECT_DOWNLINE',
    })
    const preview = { accountId: third, rate: '1', period: 'daily' } as const
    expect(await client.call(calls.preview, preview, { token })).toMatchObject({
      code: 'NOT_DIRECT_DOWNLINE',
    })
    const high = { accountId: second, rate: '12.01', period: 'daily' } as const
    expect(await client.call(calls.preview, high, { token })).toMatchObject({ code: 'CONTRACT_RATE_BOUNDS' })
  })
})

describe('[AGT-05] a request', () => {
  test('to the operator is answered a minute later, by its rule', async () => {
    const id = idOf(await ask({ rate: '13', activeMembers: 30, validBet: '120000' }, 'agent1'))
    clock.advance(59_999)
    expect((await overview('agent1')).proposal).toMatchObject({ contractId: id, upline: { account: null } })
    clock.advance(1)
    expect(await overview('agent1')).toMatchObject({
      proposal: null,
      next: { rate: '13', starts: at('2026-12-01') },
    })
    expect(await titles('agent1')).toContain('Contract accepted: 13%')
    const toNobody = client.server.db.all('SELECT kind FROM messages WHERE account_id = 0')
    expect(toNobody).toEqual([])
  })

  test.each([
    ['for two points more', { rate: '14', activeMembers: 30, validBet: '120000' }, 'rate'],
    ['for lower conditions', { rate: '12', activeMembers: 29, validBet: '120000' }, 'conditions'],
  ] as const)('%s is rejected with the reason', async (_, terms, refusedFor) => {
    const id = idOf(await ask(terms, 'agent1'))
    clock.advance(60_000)
    const token = await client.logIn('agent1')
    const history = { with: 'upline', pageNo: 1, pageSize: 1 } as const
    const { list } = await client.value(calls.history, history, { token })
    expect(list[0]).toMatchObject({ contractId: id, state: 'rejected', refusedFor })
    expect(await overview('agent1')).toMatchObject({ next: null, current: { ends: null } })
  })

  test('to an agent waits for it; above the agent’s own it can only be rejected', async () => {
    const id = idOf(await ask({ rate: '12.5' }))
    expect(await row(second)).toMatchObject({ state: 'requested', proposal: { rate: '12.5' } })
    expect([await waiting('agent1'), await waiting('agent2')]).toEqual([1, 0])
    expect(await answer(id, 'agent1')).toMatchObject({ code: 'CONTRACT_RATE_BOUNDS' })
    expect(await answer(id, 'agent1', false)).toMatchObject({ value: { state: 'rejected' } })
    expect(await answer(idOf(await ask({ rate: '12' })), 'agent1')).toMatchObject({
      value: { state: 'agreed', requested: true },
    })
    expect(await titles('agent1')).toContain('agent2 asks for a contract: 12%')
    expect(await titles('agent2')).toContain('Contract rejected: 12.5%')
  })

  test('with one key is one request, whatever it says, and no offer of the upline with that key', async () => {
    const first = await ask({ rate: '9' }, 'agent2', 'same')
    expect(await ask({ rate: '5' }, 'agent2', 'same')).toEqual(first)
    expect(await offer({}, second, 'agent1', 'same')).toMatchObject({ code: 'CONTRACT_PENDING' })
  })
})

describe('[AGT-05] an agent of the world', () => {
  test.each([
    ['a small cut', '9', 'toCome'],
    ['a cut of more than two points', '8.49', 'inForce'],
  ])('answers an offer by itself within hours: %s', async (_, rate, state) => {
    await offer({ rate }, worldAgent)
    clock.advance(2 * 3_600_000 - 1)
    expect(await row(worldAgent)).toMatchObject({ state: 'offered' })
    clock.advance(4 * 3_600_000 + 1)
    expect(await row(worldAgent)).toMatchObject({ state, proposal: null })
  })

  test('rejects a request that its own contract doesn’t carry', async () => {
    const { db, sandbox } = client.server
    db.run('UPDATE contracts SET rate = 800 WHERE agent_id = ?', Number(worldAgent))
    const name = sandbox.members.byId(1014)?.username ?? ''
    const id = idOf(await ask({ rate: '8.5', activeMembers: 30, validBet: '120000' }, name))
    clock.advance(6 * 3_600_000)
    await overview('agent1')
    expect(contractById(db, Number(id))).toMatchObject({ state: 'rejected', refusedFor: 'rate' })
  })

  test('answers after what was due before, also when the clock jumps', async () => {
    const id = idOf(await offer({ rate: '9' }, worldAgent))
    await ask({ rate: '8', activeMembers: 30, validBet: '120000' }, 'agent1')
    clock.advance(dayLength)
    await overview('agent1')
    // The operator agreed to less than what was offered, so there was nothing left to accept.
    expect(contractById(client.server.db, Number(id))?.state).toBe('withdrawn')
  })

  test('answered when it did, also when the clock jumps a month', async () => {
    await offer({ rate: '9' }, worldAgent)
    clock.set('2026-12-25T10:00:00+08:00')
    expect((await row(worldAgent))?.current).toMatchObject({ rate: '9', starts: at('2026-12-01') })
    const [first, replaced] = agreedContracts(client.server.db, Number(worldAgent)).toReversed()
    expect(first?.decided).toBeLessThan(at('2026-11-21'))
    expect(replaced?.ends).toBe(at('2026-12-01'))
  })
})
