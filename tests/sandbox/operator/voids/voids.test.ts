import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from '../ledger/audit.ts'
import { standingClock } from '../records/test-rounds.ts'
import { openTurnover, withdrawable } from '../turnover/turnover.ts'

let clock: ReturnType<typeof standingClock>
let client: TestClient
let id: number
beforeEach(() => {
  clock = standingClock('2026-11-25T10:00:00+08:00')
  client = new TestClient({ clock })
  const { members, ledger } = client.server.sandbox
  ;({ id } = members.create({ username: 'nena', password: 'Palaro123', referredBy: 1 }))
  ledger.move('adjustment', 'funds', clock.now(), id, 50_000_00)
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

const token = (account = id) => client.server.sandbox.sessions.begin(account)
const balance = async () => Number(await client.balance(token()))
const claimed = (rewardId: string) =>
  client.value(contract.rewards.claim, { rewardId }, { token: token(), key: crypto.randomUUID() })
const points = async () => (await client.value(contract.points.balance, {}, { token: token() })).points

/** Plays a decided bet, and returns how the provider voids it: the win first, then the bet. */
async function play(name: string, bet: string, win = '0.00') {
  const sessionId = await client.play(token())
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: win })
  const back = (part: string) =>
    client.wallet('rollback', { sessionId, txId: `back ${part} ${name}`, refTxId: `${part} ${name}` })
  return {
    backWin: () => back('win'),
    again: (amount: string) =>
      client.wallet('win', { sessionId, roundId: name, txId: `again ${name}`, amount }),
    async void() {
      expect(await back('win')).toMatchObject({ success: true })
      expect(await back('bet')).toMatchObject({ success: true })
    },
  }
}
const entries = async (kind: string) => {
  const range = {
    from: clock.now() - 30 * 86_400_000,
    to: clock.now() + 1,
    pageNo: 1,
    pageSize: 50,
    language: 'EN',
  }
  const { list } = await client.value(contract.statements.entries, range, { token: token() })
  return list.filter((entry) => entry.kind === kind).map(({ title, amount }) => [title, amount])
}

describe('[MBR-18] a bet that is voided after it was decided', () => {
  test('is taken back from all that was claimed for it, each as an entry that names the credit', async () => {
    const bet = await play('one', '3000.00')
    await client.value(contract.rebates.claim, {}, { token: token(), key: 'rebate' })
    for (const reward of ['milestone-100', 'milestone-1000']) await claimed(reward)
    expect(await balance()).toBe(50_000 - 3000 + 15 + 15)
    clock.set('2026-12-02T09:00:00+08:00')
    await bet.void()
    expect(await balance()).toBe(50_000)
    expect(await entries('takenBack')).toEqual(
      expect.arrayContaining([
        ['Rebate', '-15.00'],
        [expect.any(String), '-5.00'],
        [expect.any(String), '-10.00'],
      ]),
    )
    expect(await entries('rebate')).toEqual([['Rebate', '15.00']])
    expect(withdrawable(client.server.sandbox, id)).toMatchObject({ locked: 0, free: 50_000_00 })
  })

  test('is taken back in part from a rebate that other bets deserve as well', async () => {
    const [bet] = [await play('one', '3000.99'), await play('two', '1000.99')]
    await client.value(contract.rebates.claim, {}, { token: token(), key: 'rebate' })
    await bet.void()
    // 0.5 % of 4001.98 was paid, 0.5 % of 1000.99 is due.
    expect(await entries('takenBack')).toEqual([['Rebate', '-15.00']])
  })

  test('opens the turnover again that it had met', async () => {
    const { sandbox } = client.server
    openTurnover(sandbox, id, { source: 'deposit', reference: 'D1', amount: 1000_00, required: 1000_00 })
    const bet = await play('one', '600.00')
    await play('two', '400.00')
    expect(withdrawable(sandbox, id).locked).toBe(0)
    await bet.void()
    expect(withdrawable(sandbox, id)).toMatchObject({ locked: 1000_00, requirements: [{ done: 400_00 }] })
    await play('three', '600.00')
    expect(withdrawable(sandbox, id).locked).toBe(0)
  })

  test('is taken back from the cashback of its week, and from points', async () => {
    const bet = await play('one', '40000.00')
    expect(await points()).toBe(400)
    clock.set('2026-11-30T09:00:00+08:00')
    await claimed('cashback-2026-11-22')
    expect((await entries('reward')).map(([, amount]) => amount)).toEqual(['200.00'])
    await bet.void()
    expect([await points(), await balance()]).toEqual([0, 50_000])
  })

  test('is taken back from the prizes of its week and month', async () => {
    const { ledger } = client.server.sandbox
    ledger.move('adjustment', 'rich', clock.now(), id, 90_000_000_000_00)
    const before = await balance()
    const bet = await play('one', '80000000000.00')
    clock.set('2026-12-01T00:00:00+08:00')
    const prizes = () => entries('bonus')
    expect(await prizes()).toEqual([
      ['Top 20 bets: rank 1', '50000.00'],
      ['Leaderboard: place 1', '10000.00'],
    ])
    await bet.void()
    expect(await entries('takenBack')).toEqual(
      expect.arrayContaining([
        ['Top 20 bets: rank 1', '-50000.00'],
        ['Leaderboard: place 1', '-10000.00'],
      ]),
    )
    expect(await balance()).toBe(before)
  })

  test('is taken back from who invited the player, on the day of the void', async () => {
    const bet = await play('one', '2000.00')
    await play('two', '1000.00')
    clock.set('2026-11-26T09:00:00+08:00')
    const before = Number(await client.balance(token(1)))
    await bet.void()
    expect(Number(await client.balance(token(1)))).toBeCloseTo(before - 10)
    const { income } = await client.value(contract.referral.overview, {}, { token: token(1) })
    expect(income.total).toBe('5.00')
  })

  test('is owed if the money is gone, and kept back from the next credits, never from deposits', async () => {
    const { sandbox } = client.server
    const bet = await play('one', '2000.00')
    clock.set('2026-11-26T09:00:00+08:00')
    await client.balance(token(1))
    sandbox.ledger.move('withdrawal', 'all', clock.now(), 1, sandbox.ledger.balance('wallet', 1))
    await bet.void()
    sandbox.ledger.move('deposit', 'D2', clock.now(), 1, 100_00)
    expect(await client.balance(token(1))).toBe('100.00')
    const vip = { rewardId: 'vip-2026-11-22' }
    await client.value(contract.rewards.claim, vip, { token: token(1), key: 'vip' })
    expect(await client.balance(token(1))).toBe('120.00')
  })

  test('takes nothing back while only its win is, or when another win comes instead', async () => {
    const { sandbox } = client.server
    openTurnover(sandbox, id, { source: 'deposit', reference: 'D1', amount: 5000_00, required: 5000_00 })
    const bet = await play('one', '3000.00', '10.00')
    await client.value(contract.rebates.claim, {}, { token: token(), key: 'rebate' })
    await bet.backWin()
    await bet.again('20.00')
    expect(await entries('takenBack')).toEqual([])
    expect(withdrawable(sandbox, id).requirements).toMatchObject([{ done: 3000_00 }])
    expect((await client.value(contract.rebates.summary, {}, { token: token() })).amount).toBe('0.00')
  })
})
