import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { auditLedger } from '../ledger/audit.ts'
import { playRounds, standingClock } from '../records/test-rounds.ts'
import { crowdOfWeek } from './crowd-week.ts'

const clock = standingClock('2026-11-18T10:00:00+08:00')
let client: TestClient
beforeEach(() => {
  clock.set('2026-11-18T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const board = async (week: 'this' | 'last' = 'this', name = 'juan') =>
  client.value(contract.missions.leaderboard, { week }, { token: await client.logIn(name) })
const bet = (amount: string, at = '2026-11-18T10:00:00+08:00') =>
  playRounds(client, clock, [{ name: at, at, bet: amount, win: amount }])

/** Enough to lead: juan’s wallet doesn't hold it, so the round is written directly. */
const lead = (amount: number, at: string) =>
  client.server.db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended)
     VALUES ('s', ?, 1, 1, ?, 'settled', ?, ?)`,
    at,
    amount,
    Date.parse(at),
    Date.parse(at),
  )

test('[MBR-11] twenty masked names by valid bets, prizes, and the gap to the next place', async () => {
  await bet('1.00')
  const { list, own, prizes, from, to, settled } = await board()
  expect(list).toHaveLength(20)
  expect(prizes).toHaveLength(20)
  expect(list.every(({ customerName }) => /^.{2}\*{3}.$/.test(customerName))).toBe(true)
  expect([from, to]).toEqual(['2026-11-15', '2026-11-22'].map((day) => Date.parse(`${day}T00:00:00+08:00`)))
  expect(settled).toBe(false)
  expect(own.place).toBeGreaterThan(20)
  expect(own).toMatchObject({ amount: '1.00', prize: '0.00' })
  const amounts = list.map(({ amount }) => Number(amount))
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  await bet(own.toNext ?? '', '2026-11-18T10:00:01+08:00')
  expect((await board()).own.place).toBe((own.place ?? 0) - 1)
})

test('[MBR-11] whoever is in the crowd and plays too has one place, by both sums', async () => {
  const { from } = await board()
  const { db } = client.server.sandbox
  const sums = new Map(crowdOfWeek(db, from, clock.now()).sums)
  const players = [...sums.keys()].filter((_, index) => index % 7 === 0)
  const bets: [number, number][] = [
    ...players.map((id, index): [number, number] => [id, index * 100_00]),
    [1, 50_000_00],
  ]
  for (const [id, amount] of bets) {
    db.run(
      `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended)
       VALUES ('s', ?1, ?1, 1, ?2, 'settled', ?3, ?3)`,
      id,
      amount,
      clock.now(),
    )
    sums.set(id, (sums.get(id) ?? 0) + amount)
  }
  const all = [...sums].sort(([a, most], [b, least]) => least - most || a - b)
  const { list, own } = await board()
  expect(list.map(({ amount }) => Number(amount))).toEqual(all.slice(0, 20).map(([, sum]) => sum / 100))
  const index = all.findIndex(([id]) => id === 1)
  expect(own.place).toBe(index + 1)
  const next = all[index - 1]?.[1] ?? Number.NaN
  expect(Number(own.toNext) * 100).toBe(next - (sums.get(1) ?? 0) + 1)
})

test('[MBR-11] without a valid bet there is no place; play money counts nothing', async () => {
  expect((await board()).own).toMatchObject({ place: null, toNext: null, amount: '0.00' })
  const before = await board()
  client.server.db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended)
     VALUES ('s', 'demo', 20, 1, 99999999900, 'settled', ?1, ?1)`,
    clock.now(),
  )
  expect((await board()).list).toEqual(before.list)
})

test('[MBR-11] the week is settled once at its end: prizes are paid, and it never changes again', async () => {
  await board()
  lead(900_000_000_00, '2026-11-21T23:59:59+08:00')
  const { list } = await board()
  expect(list[0]).toMatchObject({ place: 1, customerName: 'ju***n', prize: '10000.00' })
  clock.set('2026-11-21T23:59:59+08:00')
  const last = (await board()).list
  const juan = await client.logIn('juan')
  expect(await client.balance(juan)).toBe('12480.75')
  clock.set('2026-11-22T00:00:00+08:00')
  const settled = await board('last')
  expect(settled.list).toEqual(last)
  expect(settled).toMatchObject({ settled: true, own: { place: 1, prize: '10000.00', toNext: null } })
  expect(await client.balance(await client.logIn('juan'))).toBe('22480.75')
  lead(900_000_000_00, '2026-11-21T23:00:00+08:00')
  clock.advance(86_400_000)
  expect((await board('last')).list).toEqual(last)
  expect(await client.balance(await client.logIn('juan'))).toBe('22480.75')
  expect((await board()).own.place).toBeNull()
  expect(auditLedger(client.server.db)).toMatchObject({ faults: [] })
})

test('[MBR-11] weeks that passed unseen are settled each by itself', async () => {
  await board()
  lead(900_000_000_00, '2026-11-20T10:00:00+08:00')
  clock.set('2026-12-08T10:00:00+08:00')
  expect((await board('last')).own.place).toBeNull()
  // With the ₱50,000 for the first of the month's bets.
  expect(await client.balance(await client.logIn('juan'))).toBe('72480.75')
  const weeks = client.server.db.all('SELECT DISTINCT week FROM leaderboard_places')
  expect(weeks).toHaveLength(3)
})

test('[MBR-11][MBR-14] a prize waits for room in its winner’s wallet, and holds up nobody else', async () => {
  await board()
  lead(900_000_000_00, '2026-11-20T10:00:00+08:00')
  const { ledger } = client.server.sandbox
  const fill = (change: number) => ledger.move('adjustment', `fill ${change}`, clock.now(), 1, change)
  const room = largestBalance - ledger.balance('wallet', 1)
  fill(room)
  clock.set('2026-11-23T10:00:00+08:00')
  const rico = await client.logIn('rico')
  expect(await client.value(contract.missions.leaderboard, { week: 'last' }, { token: rico })).toMatchObject({
    settled: true,
  })
  const juan = await client.logIn('juan')
  expect((await board('last')).own).toMatchObject({ place: 1, prize: '10000.00' })
  const full = await client.balance(juan)
  fill(-room)
  expect(await client.balance(juan)).toBe('22480.75')
  expect(full).toBe(fromMinor(largestBalance))
  expect(await client.balance(juan)).toBe('22480.75')
})

test('[MBR-11] after five years only the latest weeks are ranked, at once', async () => {
  await board()
  lead(900_000_000_00, '2026-11-20T10:00:00+08:00')
  clock.advance(5 * 365 * 86_400_000)
  await board('last')
  expect(client.server.db.all('SELECT DISTINCT week FROM leaderboard_places')).toHaveLength(8)
})
