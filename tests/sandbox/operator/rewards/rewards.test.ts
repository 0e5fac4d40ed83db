import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { playRounds, standingClock, type TestRound } from '../records/test-rounds.ts'

const clock = standingClock('2026-11-18T10:00:00+08:00')
let client: TestClient
beforeEach(() => {
  clock.set('2026-11-18T10:00:00+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const rewards = (token: string) => client.value(contract.rewards.list, { language: 'EN' }, { token })
const claim = (token: string, rewardId: string, key: string = crypto.randomUUID()) =>
  client.call(contract.rewards.claim, { rewardId }, { token, key })
const ids = (list: readonly { rewardId: string }[]) => list.map(({ rewardId }) => rewardId)
const play = (...rounds: TestRound[]) => playRounds(client, clock, rounds)

test('[MBR-09] a new account has a welcome reward for seven days, and a check-in', async () => {
  const { sandbox } = client.server
  const { id } = sandbox.members.create({ username: 'bago', password: 'Palaro123' })
  const { ready, soon, total, claimed } = await rewards(sandbox.sessions.begin(id))
  expect(ids(ready)).toEqual(['welcome', 'checkin-2026-11-18'])
  expect(ready[0]).toMatchObject({ amount: '50.00', required: '150.00', until: clock.now() + 7 * 86_400_000 })
  expect(soon[0]).toMatchObject({ kind: 'milestone', basis: '0.00', goal: '100.00' })
  expect([total, claimed]).toEqual(['52.00', []])
  clock.advance(7 * 86_400_000 - 1)
  expect(ids((await rewards(sandbox.sessions.begin(id))).ready)).toContain('welcome')
  clock.advance(1)
  const token = sandbox.sessions.begin(id)
  expect(ids((await rewards(token)).ready)).not.toContain('welcome')
  expect(await claim(token, 'welcome')).toMatchObject({ code: 'CLAIM_EXPIRED' })
})

test('[MBR-09] a claim credits exactly its amount, is recorded as a bonus with its turnover, and works once', async () => {
  const token = await client.logIn('juan')
  const first = await claim(token, 'vip-2026-11-15', 'k')
  expect(first).toMatchObject({ success: true, value: { amount: '30.00', orderId: 'R1-vip-2026-11-15' } })
  expect(await claim(token, 'vip-2026-11-15', 'k')).toEqual(first)
  expect(await claim(token, 'vip-2026-11-15')).toMatchObject({ code: 'CLAIM_TAKEN' })
  expect(await client.balance(token)).toBe('12510.75')
  const { list } = await client.value(contract.bonuses.active, { language: 'EN' }, { token })
  expect(list).toMatchObject([{ kind: 'reward', title: 'VIP weekly bonus', required: '90.00' }])
  const after = await rewards(token)
  expect(after.claimed).toMatchObject([{ orderId: 'R1-vip-2026-11-15', amount: '30.00' }])
  expect(after.thisMonth).toBe('30.00')
})

test('[MBR-14] two claims at once with two keys give one reward, and the outcome is found by key', async () => {
  const token = await client.logIn('juan')
  const both = await Promise.all(['a', 'b'].map((key) => claim(token, 'checkin-2026-11-18', key)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await client.balance(token)).toBe('12482.75')
  const outcome = (idempotencyKey: string, by: string) =>
    client.value(contract.rewards.claimOrder, { idempotencyKey }, { token: by })
  expect((await outcome('a', token)).order).toMatchObject({ amount: '2.00' })
  expect((await outcome('b', token)).order).toBeNull()
  expect((await outcome('a', await client.logIn('rico'))).order).toBeNull()
})

test('[MBR-09] the check-in grows by day in a row, starts again after a gap, and ends at midnight in Manila', async () => {
  const checkIn = async () => {
    const token = await client.logIn('juan')
    const reward = (await rewards(token)).ready.find(({ kind }) => kind === 'checkin')
    await claim(token, reward?.rewardId ?? '')
    return [reward?.day, reward?.amount]
  }
  const days = []
  for (const day of ['18', '19', '20', '22']) {
    clock.set(`2026-11-${day}T23:59:59+08:00`)
    days.push(await checkIn())
  }
  expect(days).toEqual([
    [1, '2.00'],
    [2, '3.00'],
    [3, '4.00'],
    [1, '2.00'],
  ])
  clock.set('2026-11-23T00:00:00+08:00')
  expect(await checkIn()).toEqual([2, '3.00'])
  expect(await claim(await client.logIn('juan'), 'checkin-2026-11-21')).toMatchObject({
    code: 'CLAIM_EXPIRED',
  })
})

describe('[MBR-09] cashback', () => {
  test('is a share of the net loss of the week that ended, to the centavo, rounded down', async () => {
    const token = await play(
      { name: 'before', at: '2026-11-14T23:59:59+08:00', bet: '5000.00', win: '0.00' },
      { name: 'first', at: '2026-11-15T00:00:00+08:00', bet: '100.99', win: '0.00' },
      { name: 'void', at: '2026-11-17T12:00:00+08:00', bet: '900.00', win: 'back' },
      { name: 'last', at: '2026-11-21T23:59:59+08:00', bet: '50.00', win: '20.00' },
    )
    const { ready, soon } = await rewards(token)
    expect(soon.find(({ kind }) => kind === 'cashback')).toMatchObject({ basis: '130.99', amount: '2.61' })
    expect(ready.find(({ kind }) => kind === 'cashback')).toMatchObject({
      basis: '5000.00',
      amount: '100.00',
    })
    expect(await claim(token, 'cashback-2026-11-15')).toMatchObject({ code: 'CLAIM_NOT_READY' })
    clock.set('2026-11-22T00:00:00+08:00')
    const later = await client.logIn('juan')
    expect(await claim(later, 'cashback-2026-11-08')).toMatchObject({ code: 'CLAIM_EXPIRED' })
    expect(await claim(later, 'cashback-2026-11-15')).toMatchObject({ value: { amount: '2.61' } })
  })

  test('is none for a week that was won', async () => {
    await play({ name: 'won', at: '2026-11-10T10:00:00+08:00', bet: '10.00', win: '900.00' })
    clock.set('2026-11-18T10:00:00+08:00')
    const token = await client.logIn('juan')
    expect((await rewards(token)).ready.some(({ kind }) => kind === 'cashback')).toBe(false)
  })
})

test('[MBR-09] milestones are reached by valid bets, each once', async () => {
  const token = await play({ name: 'r', at: '2026-11-18T10:00:00+08:00', bet: '999.99', win: '0.00' })
  expect(ids((await rewards(token)).ready)).toContain('milestone-100')
  expect((await rewards(token)).soon.find(({ kind }) => kind === 'milestone')).toMatchObject({
    goal: '1000.00',
  })
  expect(await claim(token, 'milestone-1000')).toMatchObject({ code: 'CLAIM_NOT_READY' })
  await play({ name: 's', at: '2026-11-18T10:00:01+08:00', bet: '0.01', win: '0.00' })
  expect(await claim(token, 'milestone-1000')).toMatchObject({ success: true })
  expect(ids((await rewards(token)).ready)).not.toContain('milestone-1000')
})

test.each(['', 'welcome', 'vip', 'vip-2099-01-04', 'checkin-x', "x' OR 1=1", 'milestone-7'])(
  '[MBR-09] nothing is credited for the id "%s"',
  async (id) => {
    const token = await client.logIn('juan')
    expect((await claim(token, id)).success).toBe(false)
    expect(await client.balance(token)).toBe('12480.75')
  },
)

test('[MBR-02] the badges count what can be claimed now', async () => {
  const token = await client.logIn('juan')
  const counts = () => client.value(contract.rewards.waiting, {}, { token })
  expect(await counts()).toEqual({ rewards: 2, missions: 0 })
  await claim(token, 'checkin-2026-11-18')
  expect(await counts()).toEqual({ rewards: 1, missions: 0 })
})

test('[GRD-02] a demo account claims nothing', async () => {
  const token = await client.logIn('demo')
  expect(await claim(token, 'checkin-2026-11-18')).toMatchObject({ code: 'DEMO_NOT_ALLOWED' })
})

test('[MBR-14] a claim that the wallet has no room for is refused, nothing moves, and it goes through later', async () => {
  const token = await client.logIn('juan')
  const { ledger } = client.server.sandbox
  const room = largestBalance - ledger.balance('wallet', 1)
  ledger.move('adjustment', 'full', clock.now(), 1, room)
  expect(await claim(token, 'checkin-2026-11-18', 'k')).toMatchObject({
    success: false,
    code: 'BALANCE_FULL',
  })
  expect(await client.balance(token)).toBe(fromMinor(largestBalance))
  ledger.move('adjustment', 'less', clock.now(), 1, -room)
  expect(await claim(token, 'checkin-2026-11-18', 'k')).toMatchObject({ success: true })
})
