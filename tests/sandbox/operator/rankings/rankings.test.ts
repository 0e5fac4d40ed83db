import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { standingClock } from '../records/test-rounds.ts'
import { spanOf } from './period.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const at = (iso: string) => Date.parse(iso)

test.each([
  ['today', '2026-11-21T23:30:00+08:00', '2026-11-21', '2026-11-21'],
  ['today', '2026-11-21T23:30:00Z', '2026-11-22', '2026-11-22'],
  ['month', '2026-11-30T23:59:59+08:00', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-03-01T00:00:00+08:00', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15T12:00:00+08:00', '2025-12-01', '2025-12-31'],
] as const)('[RNK-01] %s, seen at %s, is from %s to %s', (period, now, from, to) => {
  expect(spanOf(period, at(now))).toMatchObject({ from, to })
})

test('[RNK-01] a ranking has twenty players by shortened names, the greatest first, in every period', async () => {
  for (const kind of ['deposit', 'bet'] as const)
    for (const period of ['today', 'month', 'lastMonth'] as const) {
      const { list, players } = await client.value(contract.rankings.top, { kind, period })
      expect(list).toHaveLength(20)
      expect(players).toBeGreaterThan(20)
      expect(list.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
      expect(list.every(({ customerName }) => /^.{2}\*{3}.$/.test(customerName))).toBe(true)
      expect([...list].sort((a, b) => compareAmounts(b.amount, a.amount))).toEqual(list)
    }
})

test('[RNK-01] a deposit that the ledger booked counts, and gives its owner a place', async () => {
  const token = await client.logIn('juan')
  const own = () => client.value(contract.rankings.own, { kind: 'deposit', period: 'today' }, { token })
  expect(await own()).toMatchObject({ place: null, amount: '0.00', toNext: null })

  const { sandbox } = client.server
  const [first] = (await client.value(contract.rankings.top, { kind: 'deposit', period: 'today' })).list
  const amount = Number(first?.amount.replace('.', '')) + 1
  sandbox.ledger.post('deposit', 'D1', sandbox.clock.now(), [
    { kind: 'wallet', owner: 1, amount },
    { kind: 'deposits', amount: -amount },
  ])
  expect(await own()).toMatchObject({ place: 1, customerName: 'ju***n', toNext: null })
  const { list } = await client.value(contract.rankings.top, { kind: 'deposit', period: 'today' })
  expect(list).toHaveLength(20)
  expect(list[0]?.customerName).toBe('ju***n')
  // The deposit counts in no other ranking and no earlier period.
  const before = await client.value(
    contract.rankings.own,
    { kind: 'deposit', period: 'lastMonth' },
    { token },
  )
  expect(before.place).toBeNull()
})

test('[RNK-01] what a demo account bets is no part of a ranking', async () => {
  const token = await client.logIn('demo')
  const { db, clock } = client.server.sandbox
  db.run(
    "INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended) VALUES ('s', 'r', 20, 1, 99900, 'settled', ?1, ?1)",
    clock.now(),
  )
  const own = await client.value(contract.rankings.own, { kind: 'bet', period: 'today' }, { token })
  expect(own.place).toBeNull()
})

test('[RNK-01] bets that together are more than a number can hold are ranked, not an error', async () => {
  const token = await client.logIn('juan')
  const { db, clock } = client.server.sandbox
  for (const round of ['r1', 'r2', 'r3'])
    db.run(
      "INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended) VALUES ('s', ?1, 1, 1, ?2, 'settled', ?3, ?3)",
      round,
      Number.MAX_SAFE_INTEGER,
      clock.now(),
    )
  const own = await client.value(contract.rankings.own, { kind: 'bet', period: 'today' }, { token })
  expect(own).toMatchObject({ place: 1, amount: '90071992547409.91' })
})

test('[RNK-01] a month’s places have prizes, and a member is told the next one above', async () => {
  const top = (period: 'today' | 'month') => client.value(contract.rankings.top, { kind: 'bet', period })
  const month = await top('month')
  expect(month.list.map(({ prize }) => prize).slice(0, 5)).toEqual([
    '50000.00',
    '30000.00',
    '20000.00',
    '10000.00',
    '8000.00',
  ])
  expect(month.list.every(({ prize }) => prize !== null)).toBe(true)
  expect(month.prizes).toMatchObject({ turnover: 1 })
  const today = await top('today')
  expect(today.prizes).toBeNull()
  expect(today.list.every(({ prize }) => prize === null)).toBe(true)

  const token = await client.logIn('juan')
  const bet = (round: string, amount: number) =>
    client.server.db.run(
      "INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended) VALUES ('s', ?1, 1, 1, ?2, 'settled', ?3, ?3)",
      round,
      amount,
      client.server.clock.now(),
    )
  const own = () => client.value(contract.rankings.own, { kind: 'bet', period: 'month' }, { token })
  bet('small', 1)
  const last = month.list.at(-1)
  expect(await own()).toMatchObject({ prize: null, nextPrize: { place: 20, prize: last?.prize } })
  bet('large', 90_000_000_000_00)
  expect(await own()).toMatchObject({ place: 1, prize: '50000.00', nextPrize: null })
})

test('[RNK-01][MBR-14] when the month is over its prizes are paid, once, for decided bets', async () => {
  const held = standingClock('2026-11-20T10:00:00+08:00')
  const other = new TestClient({ clock: held })
  const { db, clock } = other.server.sandbox
  const prizes = async (name: string) => {
    const id = (await other.balance(await other.logIn(name))) && (name === 'juan' ? 1 : 2)
    const where = "account_id = ? AND kind = 'bonus' AND id LIKE 'T-bet-%'"
    return db
      .all<{ amount: number }>(`SELECT amount FROM bonuses WHERE ${where}`, id)
      .map(({ amount }) => amount)
  }
  const write = (round: string, account: number, state: string, bet: number) =>
    db.run(
      `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started, ended)
       VALUES ('s', ?1, ?2, 1, ?3, ?4, ?5, IIF(?4 = 'settled', ?5, NULL))`,
      round,
      account,
      bet,
      state,
      clock.now(),
    )
  expect(await prizes('juan')).toEqual([])
  write('decided', 1, 'settled', 9_000_000_000_000)
  // Nobody knows yet whether it stands.
  write('open', 2, 'open', 90_000_000_000_000)
  held.set('2026-12-01T00:00:00+08:00')
  const own = await other.value(
    contract.rankings.own,
    { kind: 'bet', period: 'lastMonth' },
    { token: await other.logIn('juan') },
  )
  expect(own).toMatchObject({ place: 1, prize: '50000.00' })
  expect([await prizes('juan'), await prizes('rico')]).toEqual([[50_000_00], []])
  held.advance(86_400_000)
  expect(await prizes('juan')).toEqual([50_000_00])
  other.close()
})
