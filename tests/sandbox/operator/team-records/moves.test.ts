import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import {
  agents,
  allMoves,
  minor,
  overviewOf,
  playOfJuan,
  ranges,
  recordsNow,
  sum,
  today,
  week,
} from './test-team-records.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(recordsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentRecords

describe('[AGT-07] account details', () => {
  test.each(ranges)(
    '%s: deposits, withdrawals and bonuses are those of the team overview',
    async (_, range) => {
      const { ledger } = client.server.sandbox
      ledger.move('deposit', 'real deposit', clock.now(), 1, 50_000)
      ledger.move('withdrawal', 'real withdrawal', clock.now(), 1, 20_000)
      ledger.move('withdrawalReturn', 'real withdrawal', clock.now(), 1, 5_000)
      ledger.move('bonus', 'real bonus', clock.now(), 1, 700)
      ledger.move('rebate', 'real rebate', clock.now(), 1, 33)
      for (const { name } of agents) {
        const token = await client.logIn(name)
        const { now } = await overviewOf(client, token, range)
        const page = { ...range, scope: 'all', language: 'EN', pageNo: 1, pageSize: 1 } as const
        const { totals, sum: all } = await client.value(calls.moves, page, { token })
        expect([totals.deposits.amount, totals.withdrawals.amount, totals.bonuses.amount]).toEqual([
          now.deposits,
          now.withdrawals,
          now.bonuses,
        ])
        expect(minor(totals.net)).toBe(minor(now.deposits) - minor(now.withdrawals))
        expect(minor(totals.extras.amount)).toBe(minor(totals.bonuses.amount) + minor(totals.rebates.amount))
        const moves = await allMoves(client, token, { ...range, scope: 'all' })
        expect(sum(moves, ({ amount }) => amount)).toBe(minor(all))
        for (const group of ['deposits', 'withdrawals', 'bonuses', 'rebates'] as const) {
          const rows = moves.filter((move) => move.group === group)
          expect(rows).toHaveLength(totals[group].count)
          expect(Math.abs(sum(rows, ({ amount }) => amount))).toBe(Math.abs(minor(totals[group].amount)))
          expect(await allMoves(client, token, { ...range, scope: 'all', group }, 60)).toEqual(rows)
        }
        expect(new Set(moves.map(({ moveId }) => moveId)).size).toBe(moves.length)
        expect(moves.map(({ time }) => time)).toEqual(moves.map(({ time }) => time).toSorted((a, b) => b - a))
        expect(moves.every(({ time }) => time >= range.from && time <= clock.now())).toBe(true)
        expect(moves.every(({ moveId, balance }) => (balance === null) === !moveId.startsWith('E'))).toBe(
          true,
        )
      }
    },
  )

  test('a real deposit is there at once for agent41, agent2 and agent1, with the balance after it, and for nobody else', async () => {
    const seen = async (name: string) =>
      client.value(
        calls.moves,
        { ...today, scope: 'all', language: 'EN', pageNo: 1, pageSize: 1 },
        { token: await client.logIn(name) },
      )
    const before = await Promise.all(agents.map(async ({ name }) => seen(name)))
    client.server.sandbox.ledger.move('deposit', 'DP-77', clock.now(), 1, 12_345)
    const after = await Promise.all(agents.map(async ({ name }) => seen(name)))
    expect(
      after.map(({ totals }, index) => totals.deposits.count - (before[index]?.totals.deposits.count ?? 0)),
    ).toEqual([1, 1, 1, 0])
    const { sumBalance } = await client.value(
      contract.member.balance,
      {},
      { token: await client.logIn('juan') },
    )
    const row = after[2]?.list[0]
    expect(row).toMatchObject({ account: 'juan', kind: 'deposit', order: 'DP-77', amount: '123.45' })
    expect(minor(row?.balance ?? '')).toBe(minor(sumBalance))
    const input = { moveId: row?.moveId ?? '', language: 'EN' }
    for (const name of ['agent1', 'agent2', 'agent41'])
      expect(await client.value(calls.move, input, { token: await client.logIn(name) })).toMatchObject({
        order: 'DP-77',
        account: 'juan',
      })
    expect(await client.call(calls.move, input, { token: await client.logIn('agent42') })).toMatchObject({
      success: false,
      code: 'TEAM_MOVE_NOT_FOUND',
    })
  })

  test('a transfer within the team counts once for each account', async () => {
    const { ledger } = client.server.sandbox
    ledger.post('teamTransfer', 'T-1', clock.now(), [
      { kind: 'wallet', owner: agentIds.third, amount: -2_500 },
      { kind: 'wallet', owner: 1, amount: 2_500 },
    ])
    const transfers = async (name: string) => {
      const input = {
        ...today,
        scope: 'all',
        group: 'transfers',
        language: 'EN',
        pageNo: 1,
        pageSize: 10,
      } as const
      const { list, totals } = await client.value(calls.moves, input, { token: await client.logIn(name) })
      return [list.map(({ account, amount }) => `${account} ${amount}`).toSorted(), totals.transfers]
    }
    expect(await transfers('agent2')).toEqual([
      ['agent41 -25.00', 'juan 25.00'],
      { count: 2, amount: '50.00' },
    ])
    expect(await transfers('agent41')).toEqual([['juan 25.00'], { count: 1, amount: '25.00' }])
    expect(await transfers('agent42')).toEqual([[], { count: 0, amount: '0.00' }])
    const token = await client.logIn('agent2')
    const rows = await allMoves(client, token, { ...today, scope: 'all', group: 'transfers' })
    for (const { moveId, amount } of rows)
      expect(await client.value(calls.move, { moveId, language: 'EN' }, { token })).toMatchObject({ amount })
  })

  test('a real movement is in the range of its moment and in its own lines only', async () => {
    const { ledger } = client.server.sandbox
    const booked = clock.now()
    ledger.move('deposit', 'DP-78', booked, 1, 12_345)
    clock.advance(1000)
    ledger.move('deposit', 'DP-79', clock.now(), 1, 12_345)
    const token = await client.logIn('agent1')
    const has = async (filter: Partial<InputOf<typeof calls.moves>>) => {
      const moves = await allMoves(client, token, { ...today, scope: 'all', ...filter })
      return moves.some(({ order }) => order === 'DP-78')
    }
    expect(await has({ to: booked + 1 })).toBe(true)
    expect(await has({ to: booked })).toBe(false)
    expect(await has({ from: booked })).toBe(true)
    expect(await has({ from: booked + 1 })).toBe(false)
    expect(await has({ search: 'JUAN' })).toBe(true)
    expect(await has({ search: 'agent' })).toBe(false)
    expect(await has({ scope: 'direct' })).toBe(false)
    for (const accountId of ['1002', '1003', String(agentIds.other)])
      expect(await has({ accountId })).toBe(false)
  })

  test('only direct accounts, a line, and a part of a name', async () => {
    const token = await client.logIn('agent1')
    const everything = await allMoves(client, token, { ...week, scope: 'all' })
    expect(await allMoves(client, token, { ...week, scope: 'direct' })).toEqual(
      everything.filter(({ level }) => level === 1),
    )
    const someone = everything.find(({ level }) => level > 1)
    const search = someone?.account.slice(0, -1) ?? ''
    expect(await allMoves(client, token, { ...week, scope: 'all', search: ` ${search} ` })).toEqual(
      everything.filter(({ account }) => account.includes(search)),
    )
    const line = await allMoves(client, token, { ...week, scope: 'all', accountId: String(agentIds.second) })
    const below = await allMoves(client, await client.logIn('agent2'), { ...week, scope: 'all' })
    const own = everything.filter(({ account }) => account === 'agent2').map(({ moveId }) => moveId)
    expect(line.map(({ moveId }) => moveId).filter((moveId) => !own.includes(moveId))).toEqual(
      below.map(({ moveId }) => moveId),
    )
  })

  test('what moves a vendor’s wallet of an account is in its list as well', async () => {
    client.server.sandbox.ledger.post('bonus', 'B-1', clock.now(), [
      { kind: 'bonuses', amount: -500 },
      { kind: 'wallet:JL', owner: 1, amount: 500 },
    ])
    const token = await client.logIn('agent41')
    const moves = await allMoves(client, token, { ...today, scope: 'all', group: 'bonuses' })
    const amounts = moves.filter(({ balance }) => balance !== null).map(({ amount }) => amount)
    expect(amounts).toEqual(['5.00'])
  })

  test('a movement that is still to come is none yet', async () => {
    clock.set('2026-11-20T23:59:59.999+08:00')
    const late = await allMoves(client, await client.logIn('agent1'), { ...today, scope: 'all' })
    clock.set(recordsNow)
    const token = await client.logIn('agent1')
    const toCome = late.filter(({ time, balance }) => time > clock.now() && balance === null)
    expect(toCome.length).toBeGreaterThan(0)
    for (const { moveId } of toCome.slice(0, 3))
      expect(await client.call(calls.move, { moveId, language: 'EN' }, { token })).toMatchObject({
        code: 'TEAM_MOVE_NOT_FOUND',
      })
  })

  test('a movement that isn’t of the team, or is none, is refused with the same words', async () => {
    await playOfJuan(client, 'no movement', '5.00', '0.00')
    const lower = await client.logIn('agent41')
    const moves = await allMoves(client, await client.logIn('agent1'), { ...week, scope: 'all' })
    const own = await allMoves(client, lower, { ...week, scope: 'all' })
    const foreign = moves.find(({ moveId }) => !own.some((move) => move.moveId === moveId))?.moveId ?? ''
    const mine = own.find(({ balance }) => balance === null)
    const shown = await client.value(
      calls.move,
      { moveId: mine?.moveId ?? '', language: 'EN' },
      { token: lower },
    )
    expect(shown).toMatchObject({ time: mine?.time, amount: mine?.amount, order: mine?.order })
    expect(shown.path.at(-1)?.account).toBe(mine?.account)
    const { db } = client.server.sandbox
    const bet = db.get<{ id: number; wallet: number }>(
      `SELECT t.id, e.account_id AS wallet FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
       JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' AND a.owner = 1 WHERE t.kind = 'bet'`,
    )
    expect(bet).toBeDefined()
    expect(moves.map(({ moveId }) => moveId)).not.toContain(`E${bet?.id}-${bet?.wallet}`)
    const wrong = [
      foreign,
      `E${bet?.id}-${bet?.wallet}`,
      'E1-1',
      'D999999999-20000',
      'D12-1',
      'X1-1',
      '',
      "E1-1' --",
    ]
    for (const moveId of wrong)
      expect(await client.call(calls.move, { moveId, language: 'EN' }, { token: lower })).toMatchObject({
        success: false,
        code: 'TEAM_MOVE_NOT_FOUND',
        message: 'We can’t find this order in your team.',
      })
  })
})
