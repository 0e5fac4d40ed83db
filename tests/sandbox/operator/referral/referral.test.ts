import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { newcomer } from '#sandbox/entry/testing/test-registration.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { auditLedger } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
let plays = 0
beforeEach(async () => {
  clock = standingClock('2026-11-20T10:00:00+08:00')
  client = new TestClient({ clock })
  // Settles the days before.
  await balance()
})
afterEach(() => client.close())

// Each logs in anew, because sessions end while the clock jumps.
const overview = async (by = 'juan') =>
  client.value(contract.referral.overview, {}, { token: await client.logIn(by) })
const friends = async (page = { pageNo: 1, pageSize: 15 }) =>
  client.value(contract.referral.friends, page, { token: await client.logIn('juan') })
const balance = async () => client.balance(await client.logIn('juan'))

/** Adds a member who was invited by another. */
function invite(username: string, referredBy: number, type = 0): number {
  const { members, ledger } = client.server.sandbox
  const { id } = members.create({ username, password: 'Palaro123', referredBy, type })
  ledger.move('adjustment', `funds ${id}`, clock.now(), id, 100_000_00)
  return id
}

/** Plays a round of a member through the wallet. */
async function play(username: string, bet: string, win: string | null = '0.00') {
  plays += 1
  const sessionId = await client.play(await client.logIn(username))
  const round = { sessionId, roundId: `round ${plays}` }
  await client.wallet('bet', { ...round, txId: `bet ${plays}`, amount: bet })
  if (win !== null) await client.wallet('win', { ...round, txId: `win ${plays}`, amount: win })
  return { ...round, txId: `bet ${plays}` }
}
const referrals = () =>
  client.server.db.all<{ reference: string; created: number }>(
    "SELECT reference, created FROM ledger_transactions WHERE kind = 'referral' ORDER BY id",
  )

test('[MBR-10] a day’s valid bets of friends bring their percentage, paid once the day is over', async () => {
  invite('ana', 1)
  await play('ana', '250.00', '400.00')
  await play('ana', '50.55')
  expect((await overview()).income).toEqual({ today: '1.50', thisMonth: '0.00', total: '0.00' })
  expect(await balance()).toBe('12480.75')
  clock.set('2026-11-20T23:59:59.999+08:00')
  expect(await balance()).toBe('12480.75')
  clock.set('2026-11-21T00:00:00+08:00')
  expect(await balance()).toBe('12482.25')
  expect((await overview()).income).toEqual({ today: '0.00', thisMonth: '1.50', total: '1.50' })
  expect((await overview()).days.at(-1)).toEqual({ date: '2026-11-20', validBet: '300.55', income: '1.50' })
  expect((await overview()).days).toHaveLength(30)
  expect(referrals()).toEqual([{ reference: 'RF1-20261120', created: clock.now() }])
  expect(auditLedger(client.server.db).faults).toEqual([])
})

test('[MBR-10] three levels bring less each; the fourth, the member and demo accounts bring nothing', async () => {
  const ana = invite('ana', 1)
  const ben = invite('ben', ana)
  const cora = invite('cora', ben)
  invite('dante', cora)
  invite('trial', 1, 4)
  for (const name of ['ana', 'ben', 'cora', 'dante', 'trial', 'juan']) await play(name, '100.00')
  clock.set('2026-11-21T08:00:00+08:00')
  const { levels, income, friends: counts, rules } = await overview()
  expect(levels).toEqual([
    { level: 1, friends: 1, validBet: '100.00', income: '0.50' },
    { level: 2, friends: 1, validBet: '100.00', income: '0.20' },
    { level: 3, friends: 1, validBet: '100.00', income: '0.10' },
  ])
  expect(rules.levels.map(({ percent }) => percent)).toEqual(['0.50', '0.20', '0.10'])
  expect(income.total).toBe('0.80')
  expect(counts).toEqual({ total: 1, active: 1, thisMonth: 1 })
})

test('[MBR-10] a member who is their own friend, or in a circle of friends, gets nothing from themselves', async () => {
  const ana = invite('ana', 1)
  client.server.db.run('UPDATE accounts SET referred_by = ? WHERE id = 1', ana)
  await play('juan', '100.00')
  clock.set('2026-11-21T08:00:00+08:00')
  expect((await overview()).income.total).toBe('0.00')
  expect((await overview()).levels.map(({ friends: count }) => count)).toEqual([1, 0, 0])
  client.server.db.run('UPDATE accounts SET referred_by = 1 WHERE id = 1')
  expect((await friends()).total).toBe(1)
  const circle = await overview('ana')
  expect(circle.income.total).toBe('0.00')
})

test('[MBR-10] a demo account gets no income', async () => {
  invite('ana', 20)
  await play('ana', '100.00')
  clock.set('2026-11-21T08:00:00+08:00')
  expect((await overview('demo')).income.total).toBe('0.00')
  expect(referrals()).toEqual([])
})

test('[MBR-10] voided and open bets bring nothing, free rounds neither; a late one counts on the day it settles', async () => {
  invite('ana', 1)
  const { sessionId, txId } = await play('ana', '100.00', null)
  await client.wallet('rollback', { sessionId, txId: 'back', refTxId: txId })
  await client.wallet('win', {
    sessionId,
    roundId: 'free',
    txId: 'free',
    amount: '500.00',
    kind: 'freeRound',
  })
  const late = await play('ana', '200.00', null)
  clock.set('2026-11-21T08:00:00+08:00')
  expect((await overview()).income).toMatchObject({ today: '0.00', total: '0.00' })
  await client.wallet('win', { ...late, txId: 'late win', amount: '1.00' })
  expect((await overview()).income).toMatchObject({ today: '1.00', total: '0.00' })
  clock.set('2026-11-22T08:00:00+08:00')
  expect((await overview()).income).toMatchObject({ today: '0.00', total: '1.00' })
})

test('[MBR-10] several days are paid at once, each by itself, and never again or differently', async () => {
  invite('ana', 1)
  await play('ana', '100.00')
  clock.set('2026-11-21T10:00:00+08:00')
  await play('ana', '300.00')
  clock.set('2026-11-24T10:00:00+08:00')
  await balance()
  expect(referrals().map(({ reference }) => reference)).toEqual(['RF1-20261120', 'RF1-20261121'])
  const { days, income } = await overview()
  client.server.db.run('UPDATE rounds SET bet = 99999')
  clock.advance(dayLength)
  const later = await overview()
  expect(later.income).toEqual(income)
  expect(later.days.slice(0, -1)).toEqual(days.slice(1))
  expect(referrals()).toHaveLength(2)
})

test('[MBR-10] less than a centavo is no payment, but the bets are on record', async () => {
  invite('ana', 1)
  await play('ana', '1.99')
  clock.set('2026-11-21T08:00:00+08:00')
  expect((await overview()).levels[0]).toMatchObject({ validBet: '1.99', income: '0.00' })
  expect(referrals()).toEqual([])
})

test('[MBR-10] a wallet that can’t hold the income gets it later', async () => {
  invite('ana', 1)
  await play('ana', '100.00')
  const { ledger } = client.server.sandbox
  ledger.move('adjustment', 'fill', clock.now(), 1, largestBalance - ledger.balance('wallet', 1))
  clock.set('2026-11-21T08:00:00+08:00')
  expect((await overview()).income.total).toBe('0.00')
  ledger.move('withdrawal', 'W', clock.now(), 1, 10_00)
  expect((await overview()).income.total).toBe('0.50')
})

test('[MBR-10] income is a bonus with its own entry, free to withdraw', async () => {
  invite('ana', 1)
  await play('ana', '100.00')
  clock.set('2026-11-21T08:00:00+08:00')
  await balance()
  const token = await client.logIn('juan')
  const range = { from: clock.now() - dayLength, to: clock.now() + 1, language: 'EN', pageNo: 1, pageSize: 1 }
  expect((await client.value(contract.statements.entries, range, { token })).list).toMatchObject([
    { kind: 'referral', title: 'Income from friends, Nov 20', amount: '0.50', reference: 'RF1-20261120' },
  ])
  expect(client.server.db.get("SELECT 1 FROM turnover WHERE source = 'referral'")).toBeUndefined()
})

test('[MBR-10] friends are listed latest first, masked, page by page, with what they brought', async () => {
  for (const [name, at] of [
    ['anabelle', '2026-10-02T10:00:00+08:00'],
    ['benito', '2026-11-20T11:00:00+08:00'],
    ['cora', '2026-11-20T12:00:00+08:00'],
  ] as const) {
    clock.set(at)
    invite(name, 1)
    if (name !== 'cora') await play(name, '1000.00')
  }
  clock.set('2026-11-21T08:00:00+08:00')
  const { list, total, totals } = await friends()
  expect(list.map(({ name, state, validBet, income }) => [name, state, validBet, income])).toEqual([
    ['co***a', 'new', '0.00', '0.00'],
    ['be***o', 'active', '1000.00', '5.00'],
    // Their bets were settled before this member's watermark.
    ['an***e', 'quiet', '0.00', '0.00'],
  ])
  expect([total, totals]).toEqual([3, { validBet: '1000.00', income: '5.00' }])
  expect((await friends({ pageNo: 2, pageSize: 2 })).list.map(({ name }) => name)).toEqual(['an***e'])
  expect((await overview()).friends).toEqual({ total: 3, active: 1, thisMonth: 2 })
  expect(
    await client.call(
      contract.referral.friends,
      { pageNo: 0, pageSize: 15 },
      { token: await client.logIn('juan') },
    ),
  ).toMatchObject({
    code: 'PAGE_INVALID',
  })
})

test('[MBR-10] who registers with the code is a friend of its member', async () => {
  const { code } = await overview()
  expect(code).toBe('JUAN')
  await client.value(contract.member.register, { ...newcomer('bagong1'), referralCode: code })
  expect((await friends()).list).toMatchObject([{ name: 'ba***1', state: 'new', joined: clock.now() }])
})
