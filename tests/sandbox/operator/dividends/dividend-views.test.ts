import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { paymentProof } from '#sandbox/entry/testing/test-steps.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { putDividend } from './test-dividend.ts'

const { requests, record, pay } = contract.agentDividends
let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const signIn = async (username: string) => ({ token: await client.logIn(username) })

test('[AGT-05] the running period shows what it would come to now, and moves with a bet', async () => {
  const page = { pageNo: 1, pageSize: 5 }
  const agent = await signIn('agent41')
  const { db } = client.server
  db.run(
    'UPDATE contracts SET active_members = 0, valid_bet = 0, rate = 501 WHERE agent_id = ?',
    agentIds.third,
  )
  const before = (await client.value(requests, page, agent)).running
  expect(before).toMatchObject({
    period: 'monthly',
    payer: 'upline',
    rate: '5.01',
    from: Date.parse('2026-11-01T00:00:00+08:00'),
  })
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '1000.00' })
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '0.00' })
  const after = (await client.value(requests, page, agent)).running
  const gained = (key: 'validBet' | 'netProfit') =>
    Number(after?.[key].reached) - Number(before?.[key].reached)
  expect(gained('validBet')).toBeCloseTo(1000, 2)
  // All of it but the agent's own rebate of 0.9 %.
  expect(gained('netProfit')).toBeCloseTo(991, 1)
  expect(after).toMatchObject({
    activeMembers: { met: true },
    validBet: { met: true },
    netProfit: { met: true },
  })
  // Rounded down, as the dividend itself.
  const net = BigInt(after?.netProfit.reached.replace('.', '') ?? '')
  expect(BigInt(after?.amount.replace('.', '') ?? '')).toBe((net * 501n) / 10_000n)
})

test('[AGT-05] the running period pays nothing while a condition isn’t met, or at a loss', async () => {
  const page = { pageNo: 1, pageSize: 5 }
  const agent = await signIn('agent41')
  const { db } = client.server
  const terms = (members: number) =>
    db.run(
      'UPDATE contracts SET active_members = ?, valid_bet = 0 WHERE agent_id = ?',
      members,
      agentIds.third,
    )
  terms(100_000)
  expect((await client.value(requests, page, agent)).running).toMatchObject({
    amount: '0.00',
    activeMembers: { needed: 100_000, met: false },
    validBet: { met: true },
  })
  terms(0)
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '1.00' })
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '900000.00' })
  expect((await client.value(requests, page, agent)).running).toMatchObject({
    amount: '0.00',
    activeMembers: { met: true },
    netProfit: { needed: '0.00', met: false },
  })
})

test('[AGT-05] the running period ends with the contract, and there is none before one or after it', async () => {
  const running = async () => {
    const page = { pageNo: 1, pageSize: 5 }
    return (await client.value(requests, page, await signIn('agent41'))).running
  }
  const change = (column: 'starts' | 'ends', time: number) =>
    client.server.db.run(`UPDATE contracts SET ${column} = ? WHERE agent_id = ?`, time, agentIds.third)
  const end = Date.parse('2026-11-25T00:00:00+08:00')
  change('ends', end)
  expect(await running()).toMatchObject({ to: end })
  change('ends', clock.now())
  expect(await running()).toBeNull()
  change('ends', end)
  change('starts', clock.now() + 1)
  expect(await running()).toBeNull()
})

describe('[AGT-05] the record', () => {
  const day = (daysAgo: number) => Date.parse('2026-11-20T00:00:00+08:00') - daysAgo * dayLength
  const list = async (filter: Partial<InputOf<typeof record>>) =>
    client.value(
      record,
      { from: day(9), to: day(0), pageNo: 1, pageSize: 9, ...filter },
      await signIn('agent2'),
    )

  test('holds the periods that ended within the range, the first moment after it included', async () => {
    putDividend(client)
    expect((await list({ from: day(3), to: day(2) })).total).toBe(1)
    expect((await list({ from: day(2), to: day(1) })).total).toBe(0)
  })

  test('counts as paid only what was paid, and is filtered by state', async () => {
    const paid = putDividend(client, { state: 'requested' })
    const ready = putDividend(client, { daysAgo: 3 })
    const payer = await signIn('agent1')
    const proof = await paymentProof(client, payer.token, 'dividend')
    await client.value(pay, { dividendId: paid, ...proof }, { ...payer, key: 'pay' })
    const whole = await list({})
    expect(whole).toMatchObject({ total: 2, totals: { earned: '8000.00', paid: '4000.00' } })
    expect(whole.list.map(({ dividendId, reference }) => [dividendId, reference === null])).toEqual([
      [paid, false],
      [ready, true],
    ])
    expect(await list({ state: 'ready' })).toMatchObject({
      total: 1,
      list: [{ dividendId: ready }],
      totals: { earned: '4000.00', paid: '0.00' },
    })
  })

  test('and the requests refuse a page or a range that is none', async () => {
    const agent = await signIn('agent2')
    const range = { from: day(9), to: day(0) }
    for (const page of [
      { pageNo: 0, pageSize: 5 },
      { pageNo: 1, pageSize: 0.5 },
    ]) {
      expect(await client.call(requests, page, agent)).toMatchObject({ code: 'PAGE_INVALID' })
      expect(await client.call(record, { ...range, ...page }, agent)).toMatchObject({ code: 'PAGE_INVALID' })
    }
    const inverted = { from: day(0), to: day(9), pageNo: 1, pageSize: 5 }
    expect(await client.call(record, inverted, agent)).toMatchObject({ code: 'RANGE_INVALID' })
  })
})
