import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { standingClock } from '../records/test-rounds.ts'
import { payNoSalaries } from '../salaries/pay-no-salaries.ts'

const { overview, rebates, bookings } = contract.agentIncome
const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T10:00:00+08:00')
  client = new TestClient({ clock })
  payNoSalaries(client.server.db)
})
afterEach(() => client.close())

const signIn = async (username: string) => ({ token: await client.logIn(username) })
const week = { from: at('2026-11-20'), to: at('2026-11-27') }
const income = async (username: string, range = week) => client.value(overview, range, await signIn(username))
const page = { pageNo: 1, pageSize: 50 }

/** What an agent's wallet was paid for a day by the ledger: all that was booked after its midnight, up to the next. */
const ledgerOf = (owner: number, from: number, to = from + dayLength, kinds = '%') =>
  BigInt(
    client.server.db.get<{ sum: number }>(
      `SELECT COALESCE(SUM(e.amount), 0) AS sum FROM ledger_transactions t
       JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.kind = 'wallet' AND a.owner = ? AND t.created > ? AND t.created <= ? AND t.kind LIKE ?
         AND t.kind IN ('commission', 'dailySalary', 'hourlySalary', 'realtimeSalary', 'dividend')`,
      owner,
      from,
      to,
      kinds,
    )?.sum ?? 0,
  )

/** Books salaries and dividends of agent2 as their own settlers do, each at its time. */
function bookSome(): void {
  const { ledger } = client.server.sandbox
  const owner = agentIds.second
  const wallet = (amount: number, other: number) => [
    { kind: 'wallet', owner, amount } as const,
    { kind: 'wallet', owner: other, amount: -amount } as const,
  ]
  ledger.move('dailySalary', 'day', at('2026-11-22'), owner, 1080_00)
  ledger.move('hourlySalary', 'hour', at('2026-11-21') + 3_600_000, owner, 12_50)
  for (let slot = 1; slot <= 288; slot += 1)
    ledger.move('realtimeSalary', `slot ${slot}`, at('2026-11-21') + slot * 300_000, owner, slot)
  ledger.post('dividend', 'V1', at('2026-11-21') + 7_200_000, wallet(500_00, agentIds.top))
  ledger.post('dividend', 'V2', at('2026-11-21') + 9_000_000, wallet(-30_25, agentIds.third))
}

test('[AGT-02][AGT-04] each day is what the ledger booked for it, and all together what the overview calls income', async () => {
  clock.set('2026-11-24T15:00:00+08:00')
  await income('agent2')
  bookSome()
  const value = await income('agent2')
  const range = { token: await client.logIn('agent2') }
  const team = await client.value(contract.agentTeam.overview, week, range)
  expect(value.now.income).toBe(team.income?.now)
  expect(value.before.income).toBe(team.income?.before)
  expect(value.now.validBet).toBe(team.now.validBet)
  expect(value.days.map(({ date, validBet }) => [date, validBet])).toEqual(
    team.days.map(({ date, validBet }) => [date, validBet]),
  )
  expect(minor(value.now.income)).toBe(ledgerOf(agentIds.second, week.from, week.to))
  for (const day of value.days) expect(minor(day.income)).toBe(ledgerOf(agentIds.second, at(day.date)))
  const sums = value.days.reduce((sum, { income: amount }) => sum + minor(amount), 0n)
  expect(minor(value.now.income)).toBe(sums)
  expect(value.days.find(({ date }) => date === '2026-11-21')).toMatchObject({
    dailySalary: '1080.00',
    hourlySalary: '12.50',
    // The last five minutes are booked at midnight, and still belong to the day.
    realtimeSalary: '416.16',
    dividends: '500.00',
    dividendsPaid: '-30.25',
    state: 'paid',
  })
  expect(value.shown).toEqual([
    'rebate',
    'dailySalary',
    'hourlySalary',
    'realtimeSalary',
    'dividends',
    'dividendsPaid',
  ])
  expect(value.days.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 4 }, () => 'paid'),
    'counting',
    'none',
    'none',
  ])
})

test('[AGT-04] without any salary the rest stands alone, also on a day with nothing', async () => {
  const value = await income('agent42', { from: at('2026-11-10'), to: at('2026-11-12') })
  expect(value.shown).toEqual(['rebate', 'dividends'])
  expect(value.now.income).toBe('0.00')
  expect(value.days.map(({ state }) => state)).toEqual(['none', 'none'])
})

test('[AGT-05] a bet of juan counts towards today’s rebate of all three above, and is paid at midnight', async () => {
  clock.set('2026-11-20T23:30:00+08:00')
  const agents = ['agent41', 'agent2', 'agent1'] as const
  const pending = async () => Promise.all(agents.map(async (name) => (await income(name)).pending))
  const before = await pending()
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '10000.00' })
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '0.00' })
  const after = await pending()
  // What each keeps of its rate: 0.9 %, 1.05 - 0.9 %, 1.2 - 1.05 %.
  expect(after.map(({ rebate }, index) => minor(rebate) - minor(before[index]?.rebate ?? ''))).toEqual([
    90_00n,
    15_00n,
    15_00n,
  ])
  for (const { payAt } of after) expect(payAt).toBe(at('2026-11-21'))
  clock.set('2026-11-21T00:00:00+08:00')
  for (const name of agents) {
    const { days, now } = await income(name)
    const lines = await client.value(rebates, { date: '2026-11-20', ...page }, await signIn(name))
    expect(lines.paid).toMatchObject({ time: at('2026-11-21'), amount: days[0]?.rebate })
    expect(lines.totals?.amount).toBe(days[0]?.rebate)
    expect(now.rebate).toBe(days[0]?.rebate)
    expect(days[0]?.state).toBe('paid')
  }
})

test('[AGT-05][MBR-18] a bet that is voided on a day without others takes its rebate back from all three above', async () => {
  clock.set('2026-11-20T23:30:00+08:00')
  const agents = ['agent41', 'agent2', 'agent1'] as const
  const pending = async () => Promise.all(agents.map(async (name) => (await income(name)).pending))
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '10000.00' })
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '0.00' })
  clock.set('2026-11-22T12:00:00+08:00')
  const before = await pending()
  for (const refTxId of ['w', 'b'])
    await client.wallet('rollback', { sessionId, txId: `back ${refTxId}`, refTxId })
  const after = await pending()
  expect(after.map(({ rebate }, index) => minor(rebate) - minor(before[index]?.rebate ?? ''))).toEqual([
    -90_00n,
    -15_00n,
    -15_00n,
  ])
})

describe('[AGT-05] how a day came about', () => {
  test('its lines add up to what was booked, page by page, each with the part of the rate that is kept', async () => {
    clock.set('2026-11-21T09:00:00+08:00')
    const agent = await signIn('agent1')
    const all = await client.value(rebates, { date: '2026-11-20', ...page }, agent)
    expect(all.list.length).toBeGreaterThan(3)
    const one = await client.value(rebates, { date: '2026-11-20', pageNo: 2, pageSize: 1 }, agent)
    expect(one).toMatchObject({ list: [all.list[1]], total: all.total, totals: all.totals })
    for (const { validBet, ownRate, lineRate, kept, amount } of all.list) {
      const hundredths = (rate: string) => BigInt(Math.round(Number(rate) * 100))
      expect(hundredths(kept)).toBe(hundredths(ownRate) - hundredths(lineRate))
      expect(minor(amount)).toBe((minor(validBet) * hundredths(kept)) / 10_000n)
    }
    const sum = all.list.reduce((total, { amount }) => total + minor(amount), 0n)
    expect(sum).toBe(ledgerOf(agentIds.top, at('2026-11-20')))
    expect(all.paid?.reference).toBe('AR11-20261120')
  })

  test('its salaries and dividends are listed, real-time ones as one row', async () => {
    clock.set('2026-11-24T15:00:00+08:00')
    await income('agent2')
    bookSome()
    const agent = await signIn('agent2')
    const value = await client.value(bookings, { date: '2026-11-21', ...page }, agent)
    expect(value.list.map(({ part, count, amount, reference }) => [part, count, amount, reference])).toEqual([
      ['realtimeSalary', 288, '416.16', 'slot 288'],
      ['dailySalary', 1, '1080.00', 'day'],
      ['dividendsPaid', 1, '-30.25', 'V2'],
      ['dividends', 1, '500.00', 'V1'],
      ['hourlySalary', 1, '12.50', 'hour'],
    ])
    expect(value.total).toBe(5)
    const day = at('2026-11-21')
    const rest =
      ledgerOf(agentIds.second, day) - ledgerOf(agentIds.second, day, day + dayLength, 'commission')
    expect(minor(value.totals?.amount ?? '')).toBe(rest)
    const second = await client.value(bookings, { date: '2026-11-21', pageNo: 2, pageSize: 2 }, agent)
    expect(second.list).toEqual(value.list.slice(2, 4))
  })

  test('a day before income began has no rebate, and one that waits for room in the wallet says so', async () => {
    const { ledger } = client.server.sandbox
    const before = await client.value(rebates, { date: '2026-11-19', ...page }, await signIn('agent1'))
    expect(before).toMatchObject({ list: [], paid: null, counts: false, totals: { amount: '0.00' } })
    ledger.move(
      'adjustment',
      'fill',
      clock.now(),
      agentIds.top,
      largestBalance - ledger.balance('wallet', agentIds.top),
    )
    clock.set('2026-11-22T09:00:00+08:00')
    const { days } = await income('agent1')
    expect(days.slice(0, 3).map(({ state }) => state)).toEqual(['walletFull', 'walletFull', 'counting'])
    const waiting = await client.value(rebates, { date: '2026-11-20', ...page }, await signIn('agent1'))
    expect(waiting).toMatchObject({ paid: null, counts: true })
  })

  test.each(['', 'today', '2026-02-30', '2026-11-21', '2026-11-20T00:00', '0000-01-01', '99999-01-01'])(
    'the day %j is refused',
    async (date) => {
      const agent = await signIn('agent1')
      for (const call of [rebates, bookings])
        expect(await client.call(call, { date, ...page }, agent)).toMatchObject({ code: 'DAY_INVALID' })
    },
  )
})

test('[AGT-04] a sandbox with a past has income on each of the last 28 days', async () => {
  client.close()
  client = new TestClient({ clock, history: true })
  const range = { from: at('2026-10-22'), to: at('2026-11-21') }
  const { days } = await income('agent1', range)
  const paid = days.filter(({ state }) => state === 'paid').map(({ date }) => date)
  expect(paid.at(-1)).toBe('2026-11-19')
  expect(paid).toHaveLength(28)
  expect(paid[0]).toBe(isoDay(at('2026-11-20') - 28 * dayLength))
})
