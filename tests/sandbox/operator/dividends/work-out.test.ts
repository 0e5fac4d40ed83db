import { afterEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { lapsesAt } from './dividend-store.ts'
import { failedConditions } from './work-out.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const open: TestClient[] = []
afterEach(() => {
  for (const client of open.splice(0)) client.close()
})

/** A sandbox that began on a day. */
function begin(day: string) {
  const clock = standingClock(`${day}T10:00:00+08:00`)
  const client = new TestClient({ clock })
  open.push(client)
  return { clock, client }
}

/** What a team reached, worked out in whole centavos from the days of its overview and the rate of its agent. */
async function reached(client: TestClient, by: string, from: string, to: string) {
  const token = await client.logIn(by)
  const { now, days } = await client.value(
    contract.agentTeam.overview,
    { from: at(from), to: at(to) },
    { token },
  )
  const { rate } = await client.value(contract.agentTeam.own, {}, { token })
  const part = (amount: bigint, percent: string) =>
    (amount * BigInt(Math.round(Number(percent) * 100))) / 10_000n
  const rebates = days.reduce((sum, { validBet }) => sum + part(minor(validBet), rate), 0n)
  const fees = part(minor(now.deposits) + minor(now.withdrawals), '0.5')
  const net = minor(now.validBet) - minor(now.payout) - rebates - minor(now.bonuses) - fees
  return { active: now.active, validBet: minor(now.validBet), net }
}

const record = async (client: TestClient, by: string) => {
  const { list } = await client.value(
    contract.agentDividends.record,
    { from: at('2026-01-01'), to: at('2027-02-01'), pageNo: 1, pageSize: 50 },
    { token: await client.logIn(by) },
  )
  return list
}

type Terms = { active_members: number; valid_bet: number; net_profit: number; rate: number }
const setTerms = ({ server }: TestClient, agentId: number, terms: Partial<Terms & { period: string }>) => {
  for (const [column, value] of Object.entries(terms))
    server.db.run(`UPDATE contracts SET ${column} = ? WHERE agent_id = ?`, value, agentId)
}

describe('[AGT-05] a month’s dividend, at the very borders of its conditions', () => {
  test.each<[string, (of: Awaited<ReturnType<typeof reached>>) => Partial<Terms>, string[]]>([
    [
      'exactly what is asked for',
      ({ active, validBet, net }) => ({
        active_members: active,
        valid_bet: Number(validBet),
        net_profit: Number(net),
      }),
      [],
    ],
    ['one active member too few', ({ active }) => ({ active_members: active + 1 }), ['activeMembers']],
    [
      'a centavo of valid bets too little',
      ({ validBet }) => ({ valid_bet: Number(validBet) + 1 }),
      ['validBet'],
    ],
    ['a centavo of net profit too little', ({ net }) => ({ net_profit: Number(net) + 1 }), ['netProfit']],
    [
      'all of them missed',
      ({ active, validBet, net }) => ({
        active_members: active + 1,
        valid_bet: Number(validBet) + 1,
        net_profit: Number(net) + 1,
      }),
      ['activeMembers', 'validBet', 'netProfit'],
    ],
    ['a rate of 0.01 %', () => ({ rate: 1 }), []],
    ['a share of less than a centavo', () => ({ rate: 0 }), []],
  ])('%s', async (_, termsFor, failed) => {
    const before = begin('2026-11-20')
    before.clock.set('2026-12-01T00:00:00+08:00')
    const figures = await reached(before.client, 'agent2', '2026-11-01', '2026-12-01')
    expect(figures.net).toBeGreaterThan(0n)
    const { client, clock } = begin('2026-11-20')
    const terms = termsFor(figures)
    setTerms(client, agentIds.second, terms)
    clock.set('2026-12-01T00:00:00+08:00')
    const [dividend, ...others] = await record(client, 'agent2')
    expect(others).toEqual([])
    const rate = BigInt(terms.rate ?? 800)
    const amount = failed.length === 0 ? (figures.net * rate) / 10_000n : 0n
    expect(dividend).toMatchObject({
      from: at('2026-11-01'),
      to: at('2026-12-01'),
      activeMembers: figures.active,
      failed,
      state: amount > 0n ? 'ready' : 'none',
    })
    expect(minor(dividend?.validBet ?? '')).toBe(figures.validBet)
    expect(minor(dividend?.netProfit ?? '')).toBe(figures.net)
    expect(minor(dividend?.amount ?? '')).toBe(amount)
  })

  test('a loss pays nothing, whatever the contract asks for', async () => {
    const { client, clock } = begin('2026-11-20')
    setTerms(client, agentIds.second, { active_members: 0, valid_bet: 0, net_profit: 0 })
    const sessionId = await client.play(await client.logIn('juan'))
    await client.wallet('bet', { sessionId, roundId: 'luck', txId: 'bet', amount: '1.00' })
    await client.wallet('win', { sessionId, roundId: 'luck', txId: 'win', amount: '900000.00' })
    clock.set('2026-12-01T00:00:00+08:00')
    const figures = await reached(client, 'agent2', '2026-11-01', '2026-12-01')
    expect(figures.net).toBeLessThan(0n)
    const [dividend] = await record(client, 'agent2')
    expect(dividend).toMatchObject({ failed: ['loss'], state: 'none', amount: '0.00' })
    expect(minor(dividend?.netProfit ?? '')).toBe(figures.net)
  })
})

test('[AGT-05] a net profit of nothing is a loss', () => {
  const terms = { activeMembers: 0, validBet: 0, netProfit: 0 }
  expect(failedConditions(terms, { active: 0, validBet: 0, net: 0 })).toEqual(['loss'])
  expect(failedConditions(terms, { active: 0, validBet: 0, net: 1 })).toEqual([])
})

test('[AGT-05] a contract that begins and ends within a period is settled for its own days', async () => {
  const { client, clock } = begin('2026-11-20')
  setTerms(client, agentIds.second, { period: 'semimonthly', active_members: 0, valid_bet: 0 })
  client.server.db.run(
    'UPDATE contracts SET starts = ?, ends = ? WHERE agent_id = ?',
    at('2026-11-10'),
    at('2026-11-25'),
    agentIds.second,
  )
  clock.set('2027-01-05T09:00:00+08:00')
  const list = await record(client, 'agent2')
  // The half month that had ended before the sandbox began isn't in its books.
  expect(list.map(({ from, to }) => [isoDay(from), isoDay(to)])).toEqual([['2026-11-16', '2026-11-25']])
  const figures = await reached(client, 'agent2', '2026-11-16', '2026-11-25')
  expect(minor(list[0]?.netProfit ?? '')).toBe(figures.net)
})

test('[AGT-05] weeks that end during a jump of a month are each recorded and paid once', async () => {
  const { client, clock } = begin('2026-11-20')
  setTerms(client, agentIds.top, { period: 'weekly', active_members: 0, valid_bet: 0 })
  clock.set('2026-12-21T08:00:00+08:00')
  const weeks = await record(client, 'agent1')
  expect(weeks.map(({ to }) => isoDay(to))).toEqual([
    '2026-12-20',
    '2026-12-13',
    '2026-12-06',
    '2026-11-29',
    '2026-11-22',
  ])
  const token = await client.logIn('agent1')
  const ready = weeks.filter(({ state }) => state === 'ready')
  expect(ready.length).toBeGreaterThan(1)
  for (const { dividendId } of ready)
    await client.value(contract.agentDividends.request, { dividendId }, { token })
  clock.advance(30 * dayLength)
  for (let look = 0; look < 3; look += 1) await record(client, 'agent1')
  const booked = client.server.db.all<{ reference: string; created: number; amount: number }>(
    `SELECT t.reference, t.created, e.amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE t.kind = 'dividend' AND a.kind = 'wallet' ORDER BY t.reference`,
  )
  const paid = ready.toSorted((one, other) => Number(one.dividendId) - Number(other.dividendId))
  expect(booked.map(({ amount }) => BigInt(amount))).toEqual(paid.map(({ amount }) => minor(amount)))
  expect(new Set(booked.map(({ created }) => created))).toEqual(
    new Set([Date.parse('2026-12-22T08:00:00+08:00')]),
  )
  assertLedgerBalanced(client.server.db)
})

test('[AGT-05] the past stays as it was when its period ended, whatever the contract says later', async () => {
  const { client, clock } = begin('2026-11-20')
  clock.set('2026-12-01T00:00:00+08:00')
  const before = await record(client, 'agent2')
  setTerms(client, agentIds.second, { rate: 100, active_members: 100_000 })
  client.server.db.run('DELETE FROM rebate_rates')
  clock.set('2026-12-20T00:00:00+08:00')
  expect(await record(client, 'agent2')).toEqual(before)
})

test.each([
  ['2026-11-01', '2026-12-01'],
  ['2026-11-09', '2026-12-09'],
  ['2027-01-31', '2027-03-01'],
  ['2026-12-31', '2027-01-31'],
  ['2026-12-01', '2027-01-01'],
])('[AGT-05] a dividend whose period ended at the beginning of %s lapses at that of %s', (to, until) => {
  expect(isoDay(lapsesAt(at(to)))).toBe(until)
})
