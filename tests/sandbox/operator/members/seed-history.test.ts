import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import { playStyles } from '#sandbox/world/generator/history/play-styles.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { addAmounts, fromMinor, parseAmount } from '#shared/domain/money.ts'
import { auditLedger } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { friendDays } from '../referral/friends.ts'
import { incomeWithin } from '../teams/income.ts'

/** One second after midnight in Manila: nothing of this day may be on record yet. */
const start = '2026-11-22T00:00:01+08:00'
const now = Date.parse(start)

let folder: string
let clients: TestClient[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaro-history-'))
  clients = []
})
afterEach(() => {
  for (const client of clients) client.close()
  rmSync(folder, { recursive: true, force: true })
})

function begin(at = start, dbFile?: string): TestClient {
  const client = new TestClient({ history: true, clock: standingClock(at), dbFile })
  clients.push(client)
  return client
}

async function everythingOf(client: TestClient, username: string, to = now) {
  const token = await client.logIn(username)
  const range = { from: to - 100 * dayLength, to }
  const paged = { ...range, language: 'EN', pageNo: 1, pageSize: 500 }
  const { list: days } = await client.value(contract.records.betDays, range, { token })
  return { days, bets: await client.value(contract.records.bets, paged, { token }) }
}

test('[MBR-08] a past leaves every named account with what the README says, and the books in order', () => {
  const { db, sandbox } = begin().server
  for (const { id, username, balance } of namedAccounts)
    expect([username, sandbox.ledger.balance('wallet', id)]).toEqual([
      username,
      balance + incomeWithin(db, id, 0, sandbox.clock.now()),
    ])
  expect(auditLedger(db)).toMatchObject({ balanced: true, faults: [] })
})

test('[MBR-08] no balance of the past was below zero, and each is what the ledger had then', () => {
  const { db } = begin().server
  const balances = db.all<{ kept: number; booked: number }>(
    `SELECT w.balance AS kept, SUM(e.amount) OVER (PARTITION BY e.account_id ORDER BY t.id) AS booked
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' AND a.owner < 1000
     LEFT JOIN wallet_calls w ON w.tx_id = t.reference AND w.kind = t.kind`,
  )
  const kept = balances.filter((row) => row.kept !== null)
  expect(kept.length).toBeGreaterThan(1000)
  expect(balances.filter(({ booked }) => booked < 0)).toEqual([])
  expect(kept.filter((row) => row.kept !== row.booked)).toEqual([])
})

test('[MBR-08] ninety days of juan: days, bets and totals agree, over games that exist', async () => {
  const { days, bets } = await everythingOf(begin(), 'juan')
  const played = days.filter(({ count }) => count > 0)
  expect(played.length).toBeGreaterThan(40)
  expect(played.length).toBeLessThan(80)
  expect(played.at(-1)?.date).toBe('2026-11-21')
  expect(bets.total).toBe(days.reduce((sum, { count }) => sum + count, 0))
  for (const figure of ['bet', 'validBet', 'win', 'net'] as const)
    expect(addAmounts(...days.map((day) => day[figure]))).toBe(bets.totals?.[figure])
  expect(
    bets.list.every(({ gameName, vendorName, settled, time }) => {
      const whole = gameName !== '' && vendorName !== ''
      return whole && settled !== null && time < settled && settled < now
    }),
  ).toBe(true)
  expect(new Set(bets.list.map(({ gameType }) => gameType)).size).toBeGreaterThan(3)
})

test('[MBR-08] everybody with a past has played, paid in and is paid by the books', async () => {
  const client = begin()
  for (const { username } of playStyles) {
    const { bets } = await everythingOf(client, username)
    expect([username, bets.total > 20]).toEqual([username, true])
    const token = await client.logIn(username)
    const sums = await client.value(contract.cashier.netDeposits, {}, { token })
    expect(addAmounts(sums.net, sums.withdrawals)).toBe(sums.deposits)
    expect(sums.deposits).not.toBe(parseAmount('0.00'))
  }
  expect((await everythingOf(client, 'captcha')).bets.total).toBe(0)
})

test('[MBR-08] the same seed and day give the same past; a kept one stays as it is on later days', async () => {
  const dbFile = join(folder, 'sandbox.sqlite')
  const first = await everythingOf(begin(start, dbFile), 'juan')
  expect(await everythingOf(begin(), 'juan')).toEqual(first)
  clients[0]?.close()
  expect(await everythingOf(begin('2026-12-05T17:00:00+08:00', dbFile), 'juan')).toEqual(first)
})

test('[PTS-01] points are those of the README, whatever was bet before', async () => {
  const client = begin()
  const token = await client.logIn('juan')
  expect(await client.value(contract.points.balance, {}, { token })).toEqual({ points: 18_420 })
})

test('[RNK-01] what was bet in the month before counts in its ranking', async () => {
  const client = begin()
  const token = await client.logIn('rico')
  const own = await client.value(contract.rankings.own, { kind: 'bet', period: 'lastMonth' }, { token })
  const { bets } = await everythingOf(client, 'rico', Date.parse('2026-11-01T00:00:00+08:00'))
  expect(own.place).toBe(1)
  expect(bets.total).toBeGreaterThan(100)
  const october = client.server.db.get<{ bet: number }>(
    'SELECT SUM(bet) AS bet FROM rounds WHERE account_id = 2 AND started >= ? AND started < ?',
    Date.parse('2026-10-01T00:00:00+08:00'),
    Date.parse('2026-11-01T00:00:00+08:00'),
  )
  expect(own.amount).toBe(fromMinor(october?.bet ?? 0))
})

test('[MBR-10] juan has friends, whose past bets brought just the income on record, and nothing is due at once', async () => {
  const client = begin()
  const { db } = client.server
  const token = await client.logIn('juan')
  const overview = await client.value(contract.referral.overview, {}, { token })
  expect(overview.friends).toMatchObject({ total: 5 })
  expect(overview.levels.map(({ friends }) => friends)).toEqual([5, 3, 1])
  expect(overview.days.filter(({ income }) => income !== '0.00').length).toBeGreaterThan(10)
  expect(await client.balance(token)).toBe('12480.75')
  const kept = db.all(
    'SELECT day, friend_id AS friendId, level, bets, income FROM referral_income ORDER BY day, friend_id',
  )
  expect(friendDays(db, 1, now - 100 * dayLength, now)).toEqual(kept)
  const range = { from: now - 100 * dayLength, to: now, group: 'bonuses' as const, language: 'EN' }
  const entries = await client.value(
    contract.statements.entries,
    { ...range, pageNo: 1, pageSize: 500 },
    { token },
  )
  expect(entries.totals?.net).toBe(overview.income.total)
  expect(entries.list.every(({ kind, title }) => kind === 'referral' && title !== null)).toBe(true)
})
