import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { writeNewRate } from './rates.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock('2026-11-20T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const hundredths = (rate: string) => BigInt(Math.round(Number(rate) * 100))

/** Plays a decided round of a member. */
async function play(username: string, bet: string, name: string) {
  const sessionId = await client.play(await client.logIn(username))
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: '0.00' })
}

/** What an agent is paid for a day, worked out from the list of its lines. */
async function worked(by: string, day: string): Promise<bigint> {
  const token = await client.logIn(by)
  const range = { from: at(day), to: at(day) + dayLength }
  const { rate } = await client.value(contract.agentTeam.own, {}, { token })
  const filter = { ...range, scope: 'direct', pageNo: 1, pageSize: 500 } as const
  const { list } = await client.value(contract.agentTeam.downlines, filter, { token })
  return list.reduce((sum, line) => {
    const kept = hundredths(rate) - hundredths(line.rate)
    return sum + (minor(line.validBet) * kept) / 10_000n
  }, 0n)
}

const commissions = () =>
  client.server.db.all<{ reference: string; created: number; amount: number; owner: number }>(
    `SELECT t.reference, t.created, e.amount, a.owner FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
     WHERE t.kind = 'commission' ORDER BY t.id`,
  )
const paidTo = (owner: number) =>
  commissions()
    .filter((row) => row.owner === owner)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)

test('[AGT-05] a downline’s bet pays every agent above the part of its rate that the line doesn’t get', async () => {
  clock.set('2026-11-20T23:30:00+08:00')
  const agents = [
    ['agent1', agentIds.top],
    ['agent2', agentIds.second],
    ['agent41', agentIds.third],
    ['agent42', agentIds.other],
  ] as const
  await play('juan', '3210.55', 'one')
  for (const [username] of agents) await client.balance(await client.logIn(username))
  expect(commissions()).toEqual([])
  clock.set('2026-11-21T00:00:00+08:00')
  for (const [username, id] of agents) {
    const expected = await worked(username, '2026-11-20')
    expect(expected).toBeGreaterThan(0n)
    expect([username, paidTo(id)]).toEqual([username, expected])
  }
  expect(commissions().every(({ created }) => created === at('2026-11-21'))).toBe(true)
  const rates = { agent1: 120n - 105n, agent2: 105n - 90n, agent41: 90n }
  for (const [username, kept] of Object.entries(rates)) {
    // Without the bet, the day would have paid that much less, but for the centavo that each line is rounded by.
    const token = await client.logIn(username)
    const range = { from: at('2026-11-20'), to: at('2026-11-21') }
    const through = { agent1: '12', agent2: '13', agent41: '1' }[username] ?? ''
    const line = await client.value(contract.agentTeam.downline, { ...range, accountId: through }, { token })
    const bets = minor(line.validBet)
    const share = (bets * kept) / 10_000n - ((bets - 321_055n) * kept) / 10_000n
    expect(Number(share)).toBeCloseTo(Number((321_055n * kept) / 10_000n), -1)
  }
  assertLedgerBalanced(client.server.db)
})

test('[AGT-05] each day is paid once, at its end, however late it is looked at', async () => {
  clock.set('2026-11-24T09:00:00+08:00')
  for (let look = 0; look < 3; look += 1) await client.balance(await client.logIn('agent1'))
  expect(commissions().map(({ reference, created }) => [reference, created])).toEqual([
    ['AR11-20261120', at('2026-11-21')],
    ['AR11-20261121', at('2026-11-22')],
    ['AR11-20261122', at('2026-11-23')],
    ['AR11-20261123', at('2026-11-24')],
  ])
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  const expected = await Promise.all(days.map(async (day) => worked('agent1', day)))
  expect(commissions().map(({ amount }) => BigInt(amount))).toEqual(expected)
})

test('[AGT-05] a rate counts from its day on, and not for the day before', async () => {
  const rate = { accountId: String(agentIds.second), rate: '1.2' }
  await client.value(contract.agentTeam.setRate, rate, { token: await client.logIn('agent1') })
  const before = await worked('agent1', '2026-11-20')
  clock.set('2026-11-22T00:00:00+08:00')
  await client.balance(await client.logIn('agent1'))
  const [first, second] = commissions()
  // The first day was looked at before it was over; its other lines have bet since.
  expect(BigInt(first?.amount ?? 0)).toBeGreaterThanOrEqual(before)
  expect(BigInt(second?.amount ?? 0)).toBe(await worked('agent1', '2026-11-21'))
  const token = await client.logIn('agent1')
  const range = { from: at('2026-11-21'), to: at('2026-11-22') }
  const line = await client.value(contract.agentTeam.downline, { ...range, accountId: '12' }, { token })
  expect(line.rate).toBe('1.2')
})

test('[AGT-05] a day is paid by the rates of that day, its own and the lines’, also when they changed before it was looked at', async () => {
  const { db } = client.server
  await play('juan', '3210.55', 'one')
  clock.set('2026-11-20T23:59:59.999+08:00')
  const names = ['agent1', 'agent2', 'agent41'] as const
  const worth = new Map<string, bigint>()
  for (const name of names) worth.set(name, await worked(name, '2026-11-20'))
  // From the next day on everybody keeps less or more.
  for (const [id, rate] of [
    [agentIds.second, 115],
    [agentIds.third, 30],
  ] as const)
    writeNewRate(db, id, at('2026-11-21'), rate)
  clock.set('2026-11-23T09:00:00+08:00')
  for (const name of names) await client.balance(await client.logIn(name))
  const first = (owner: number) =>
    BigInt(commissions().find((row) => row.owner === owner && row.created === at('2026-11-21'))?.amount ?? 0)
  const ids = { agent1: agentIds.top, agent2: agentIds.second, agent41: agentIds.third }
  for (const name of names) {
    // The last minute of the day wasn't over when it was worked out.
    const expected = Number(worth.get(name) ?? 0n)
    expect(Number(first(ids[name])) / expected).toBeCloseTo(1, 2)
  }
  const shown = { date: '2026-11-20', pageNo: 1, pageSize: 50 }
  for (const [name, own] of [
    ['agent1', '1.2'],
    ['agent2', '1.05'],
    ['agent41', '0.9'],
  ] as const) {
    const { list, totals, paid } = await client.value(contract.agentIncome.rebates, shown, {
      token: await client.logIn(name),
    })
    expect(list.every(({ ownRate }) => ownRate === own)).toBe(true)
    expect(totals?.amount).toBe(paid?.amount)
  }
})

test('[AGT-05] a wallet that is full holds up its own days, and they are paid once there is room', async () => {
  const { ledger } = client.server.sandbox
  const room = largestBalance - ledger.balance('wallet', agentIds.top)
  ledger.move('adjustment', 'fill', clock.now(), agentIds.top, room)
  clock.set('2026-11-22T09:00:00+08:00')
  await client.balance(await client.logIn('agent1'))
  expect(commissions()).toEqual([])
  ledger.post('adjustment', 'drain', clock.now(), [
    { kind: 'wallet', owner: agentIds.top, amount: -room },
    { kind: 'adjustments', amount: room },
  ])
  await client.balance(await client.logIn('agent1'))
  expect(commissions()).toHaveLength(2)
})

test('[AGT-05] a member with a rate is paid it on its own bets; one without is paid nothing', async () => {
  const rate = { accountId: '1', rate: '0.5' }
  await client.value(contract.agentTeam.setRate, rate, { token: await client.logIn('agent41') })
  clock.set('2026-11-21T10:00:00+08:00')
  await play('juan', '1000.00', 'rated')
  await play('rico', '1000.00', 'unrated')
  clock.set('2026-11-22T10:00:00+08:00')
  for (const username of ['juan', 'rico']) await client.balance(await client.logIn(username))
  expect(commissions().map(({ owner, amount }) => [owner, amount])).toEqual([[1, 500]])
})
