import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import {
  acrossMonths,
  agents,
  allBets,
  allMoves,
  minor,
  overviewOf,
  playOfJuan,
  ranges,
  recordsNow,
  sum,
  today,
  week,
  whole,
} from './test-team-records.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(recordsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentRecords

describe('[AGT-02] team betting', () => {
  test('a range that ends today lists today too, after the same range without it was asked for', async () => {
    const token = await client.logIn('agent1')
    await allBets(client, token, { from: week.from, to: today.from })
    const bets = await allBets(client, token, { from: week.from, to: clock.now() })
    expect(bets[0]?.time).toBeGreaterThanOrEqual(today.from)
  })

  test.each(ranges)(
    '%s: figures, game types, members, games and bets add up to the team overview',
    async (_, range) => {
      await playOfJuan(client, 'sum', '120.00', '30.00')
      for (const { name } of agents) {
        const token = await client.logIn(name)
        const team = await overviewOf(client, token, range)
        const { now, before, gameTypes } = await client.value(calls.betting, range, { token })
        expect(now).toMatchObject({
          validBet: team.now.validBet,
          payout: team.now.payout,
          players: team.now.active,
          members: team.now.members,
        })
        expect(before).toMatchObject({ validBet: team.before.validBet, payout: team.before.payout })
        expect(minor(now.net)).toBe(-minor(team.now.profit))
        expect(gameTypes.map(({ gameType, validBet, payout }) => ({ gameType, validBet, payout }))).toEqual(
          team.gameTypes.map(({ gameType, validBet, payout }) => ({ gameType, validBet, payout })),
        )
        const bets = await allBets(client, token, range)
        const bettors = await whole(async (page) =>
          client.value(calls.bettors, { ...range, ...page }, { token }),
        )
        const games = await whole(async (page) => client.value(calls.games, { ...range, ...page }, { token }))
        const lists: readonly (readonly { validBet: string; payout: string; net: string }[])[] = [
          bets,
          bettors,
          games,
        ]
        for (const rows of lists) {
          expect(sum(rows, (row) => row.validBet)).toBe(minor(now.validBet))
          expect(sum(rows, (row) => row.payout)).toBe(minor(now.payout))
          expect(sum(rows, (row) => row.net)).toBe(minor(now.net))
        }
        expect(games.every(({ bets: count }) => count > 0)).toBe(true)
        expect(bets).toHaveLength(now.bets)
        expect(new Set(bets.map(({ betId }) => betId)).size).toBe(bets.length)
        expect(bets.every(({ time }) => time >= range.from && time <= clock.now())).toBe(true)
        expect(bets.toSorted((a, b) => b.time - a.time).map(({ time }) => time)).toEqual(
          bets.map(({ time }) => time),
        )
        expect(
          bettors.filter(({ bets: count }) => count > 0).reduce((total, row) => total + row.bets, 0),
        ).toBe(now.bets)
      }
    },
  )

  test('every filter leaves the same bets in the list, the members, the games and the figures', async () => {
    await playOfJuan(client, 'filtered', '120.00', '30.00')
    const token = await client.logIn('agent1')
    const everything = await allBets(client, token, week)
    const someone = everything[20]
    if (!someone) throw new Error('No bets')
    const search = someone.account.slice(1).toUpperCase()
    const filters = [
      [{ gameType: 'LIVE' }, (bet: TeamBet) => bet.gameType === 'LIVE'],
      [{ vassalage: someone.vassalage }, (bet: TeamBet) => bet.vassalage === someone.vassalage],
      [{ search }, (bet: TeamBet) => bet.account.toUpperCase().includes(search)],
      [
        { search, gameType: someone.gameType, vassalage: someone.vassalage },
        (bet: TeamBet) =>
          bet.account.toUpperCase().includes(search) &&
          bet.gameType === someone.gameType &&
          bet.vassalage === someone.vassalage,
      ],
      [{ gameType: 'CHESS' }, () => false],
      [{ search: 'nobody at all' }, () => false],
    ] as const
    for (const [filter, passes] of filters) {
      const expected = everything.filter(passes)
      expect(await allBets(client, token, { ...week, ...filter }, 40)).toEqual(expected)
      const { now } = await client.value(calls.betting, { ...week, ...filter }, { token })
      expect([now.bets, minor(now.validBet), minor(now.payout)]).toEqual([
        expected.length,
        sum(expected, (row) => row.validBet),
        sum(expected, (row) => row.payout),
      ])
      expect(now.players).toBe(new Set(expected.map(({ accountId }) => accountId)).size)
    }
    expect(everything.filter(filters[0][1]).length).toBeGreaterThan(0)
  })

  test('a real bet is there at once for agent41, agent2 and agent1, in its place, and for nobody else', async () => {
    const seen = async (name: string) => {
      const token = await client.logIn(name)
      return client.value(calls.bets, { ...today, pageNo: 1, pageSize: 500 }, { token })
    }
    const before = await Promise.all(agents.map(async ({ name }) => seen(name)))
    await playOfJuan(client, 'kundiman', '77.00', '11.00')
    const after = await Promise.all(agents.map(async ({ name }) => seen(name)))
    expect(after.map(({ total }, index) => total - (before[index]?.total ?? 0))).toEqual([1, 1, 1, 0])
    expect(after[0]?.list[0]).toMatchObject({
      account: 'juan',
      upline: { account: 'agent41' },
      bet: '77.00',
      net: '-66.00',
    })
    const upper = await client.logIn('agent1')
    for (const accountId of ['1002', '1003', String(agentIds.other)]) {
      const { list } = await client.value(
        calls.bets,
        { ...today, accountId, pageNo: 1, pageSize: 500 },
        { token: upper },
      )
      expect(list.map(({ account }) => account)).not.toContain('juan')
    }
    const evening = { from: clock.now() + 1, to: today.to, pageNo: 1, pageSize: 500 }
    expect((await client.value(calls.bets, evening, { token: upper })).total).toBe(0)
    const betId = after[0]?.list[0]?.betId ?? ''
    for (const name of ['agent1', 'agent2', 'agent41']) {
      const token = await client.logIn(name)
      expect(await client.value(calls.bet, { betId }, { token })).toMatchObject({
        betId,
        roundId: 'kundiman',
        account: 'juan',
      })
    }
    expect(await client.call(calls.bet, { betId }, { token: await client.logIn('agent42') })).toMatchObject({
      success: false,
      code: 'TEAM_BET_NOT_FOUND',
    })
  })

  test('a bet still open, and one that was rolled back, is not in the list', async () => {
    const token = await client.logIn('agent1')
    const count = async () =>
      (await client.value(calls.bets, { ...today, pageNo: 1, pageSize: 1 }, { token })).total
    const before = await count()
    const sessionId = await client.play(await client.logIn('juan'))
    await client.wallet('bet', { sessionId, roundId: 'open', txId: 'open', amount: '5.00' })
    await client.wallet('bet', { sessionId, roundId: 'back', txId: 'back', amount: '5.00' })
    await client.wallet('rollback', { sessionId, txId: 'undo', refTxId: 'back' })
    expect(await count()).toBe(before)
    const rounds = client.server.db.all<{ id: number }>("SELECT id FROM rounds WHERE state <> 'settled'")
    expect(rounds).toHaveLength(2)
    for (const { id } of rounds)
      expect(await client.call(calls.bet, { betId: `B${id}` }, { token })).toMatchObject({
        code: 'TEAM_BET_NOT_FOUND',
      })
  })

  test('a bet that isn’t of the team, or is no bet, is refused with the same words', async () => {
    await playOfJuan(client, 'played', '5.00', '0.00')
    const upper = await client.logIn('agent1')
    const lower = await client.logIn('agent41')
    const bets = await allBets(client, upper, week)
    const own = new Set((await allBets(client, lower, week)).map(({ betId }) => betId))
    const foreign = bets.find(({ betId }) => betId.startsWith('C') && !own.has(betId))?.betId ?? ''
    const mine = [...own].find((betId) => betId.startsWith('C')) ?? ''
    const played = [...own].find((betId) => betId.startsWith('B')) ?? ''
    const listed = bets.find(({ betId }) => betId === mine)
    expect(await client.value(calls.bet, { betId: mine }, { token: lower })).toMatchObject({
      betId: mine,
      time: listed?.time,
      bet: listed?.bet,
      payout: listed?.payout,
      gameName: listed?.gameName,
    })
    const [account, day] = mine.slice(1).split('-')
    const tomorrow = String(Number((bets[0]?.betId ?? '').split('-')[1] ?? 0) + 1)
    const wrong = [
      foreign,
      `C${account}-${day}-250`,
      `C${account}-${tomorrow}-0`,
      'C999999999-20000-0',
      'B999999',
      `${mine}0000`,
      `${mine}x`,
      `${played}.0`,
      "B1' OR 1=1",
      '',
      'C12-1-1',
    ]
    for (const betId of wrong)
      expect(await client.call(calls.bet, { betId }, { token: lower })).toMatchObject({
        success: false,
        code: 'TEAM_BET_NOT_FOUND',
        message: 'We can’t find this bet in your team.',
      })
  })

  test('a member of a line further on, who joined just now, is in no line before it and in no range before', async () => {
    const past = { from: week.from, to: today.from }
    const members = async (range: typeof past) =>
      (await client.value(calls.betting, range, { token: await client.logIn('agent1') })).now.members
    const [before, now] = [await members(past), await members(today)]
    const { members: accounts, ledger } = client.server.sandbox
    const account = { username: 'bagongtao', password: 'Palaro123', parentId: agentIds.other }
    const { id } = accounts.create(account)
    expect([await members(past), await members(today)]).toEqual([before, now + 1])
    ledger.move('deposit', 'DP-79', clock.now(), id, 10_000)
    const sessionId = await client.play(await client.logIn('bagongtao'))
    await client.wallet('bet', { sessionId, roundId: 'new', txId: 'bet', amount: '7.00' })
    await client.wallet('win', { sessionId, roundId: 'new', txId: 'win', amount: '0.00' })
    const seen = async (name: string) => {
      const input = { ...today, pageNo: 1, pageSize: 500 }
      const { list } = await client.value(calls.bets, input, { token: await client.logIn(name) })
      return list.some(({ account: whose }) => whose === 'bagongtao')
    }
    expect([await seen('agent42'), await seen('agent41')]).toEqual([true, false])
    const moves = async (name: string) =>
      allMoves(client, await client.logIn(name), { ...today, scope: 'all' })
    const moved = async (name: string) => (await moves(name)).some(({ order }) => order === 'DP-79')
    expect([await moved('agent42'), await moved('agent41')]).toEqual([true, false])
  })

  test('a bet that is still to come is none yet', async () => {
    clock.set('2026-11-20T23:59:59.999+08:00')
    const late = await allBets(client, await client.logIn('agent1'), today)
    clock.set(recordsNow)
    const token = await client.logIn('agent1')
    const toCome = late.filter(({ time }) => time > clock.now())
    expect(toCome.length).toBeGreaterThan(0)
    for (const { betId } of toCome.slice(0, 3))
      expect(await client.call(calls.bet, { betId }, { token })).toMatchObject({ code: 'TEAM_BET_NOT_FOUND' })
  })

  test('a bet on a game that was removed is one of no vendor', async () => {
    await playOfJuan(client, 'removed', '77.00', '11.00')
    client.server.db.run('UPDATE rounds SET node_id = 999999999')
    const token = await client.logIn('agent41')
    const { vendors, gameTypes } = await client.value(calls.betting, today, { token })
    expect(gameTypes).toContainEqual(expect.objectContaining({ gameType: '', bets: 1, bet: '77.00' }))
    expect(vendors.map(({ vassalage }) => vassalage)).not.toContain('')
    const { list } = await client.value(calls.games, { ...today, pageNo: 1, pageSize: 500 }, { token })
    expect(list).toContainEqual(expect.objectContaining({ nodeId: '0', gameName: '', bets: 1 }))
  })

  test('single bets are listed for 31 days, and members for longer', async () => {
    const token = await client.logIn('agent1')
    const page = { pageNo: 1, pageSize: 10 }
    const long = { from: acrossMonths.from - dayLength, to: acrossMonths.to }
    expect(await client.call(calls.bets, { ...long, ...page }, { token })).toMatchObject({
      success: false,
      code: 'BET_RANGE_LONG',
    })
    expect(await client.call(calls.games, { ...long, ...page }, { token })).toMatchObject({
      success: false,
      code: 'BET_RANGE_LONG',
    })
    const { totals } = await client.value(calls.bettors, { ...long, ...page }, { token })
    const { now } = await overviewOf(client, token, long)
    expect([totals?.validBet, totals?.payout]).toEqual([now.validBet, now.payout])
    expect(
      await client.call(calls.bettors, { from: 0, to: 401 * dayLength, ...page }, { token }),
    ).toMatchObject({ success: false, code: 'RANGE_INVALID' })
    expect(await client.call(calls.bets, { ...today, pageNo: 0, pageSize: 10 }, { token })).toMatchObject({
      success: false,
      code: 'PAGE_INVALID',
    })
  })

  test('members are sorted by every column, and a page beyond the end is empty', async () => {
    const token = await client.logIn('agent1')
    const list = async (
      sort: 'account' | 'bets' | 'validBet' | 'payout' | 'net',
      order: 'ascending' | 'descending',
    ) => whole(async (page) => client.value(calls.bettors, { ...week, sort, order, ...page }, { token }), 30)
    for (const sort of ['bets', 'validBet', 'payout', 'net'] as const) {
      const values = (await list(sort, 'descending')).map((row) => Number(row[sort]))
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      expect(new Set(values).size).toBeGreaterThan(10)
    }
    const accounts = (await list('account', 'ascending')).map(({ account }) => account.toLowerCase())
    expect(accounts).toEqual(accounts.toSorted())
    const beyond = await client.value(calls.bets, { ...week, pageNo: 999, pageSize: 500 }, { token })
    expect([beyond.list, beyond.total > 0]).toEqual([[], true])
  })

  test('what was bet stays as it was, however late it is asked for', async () => {
    const token = await client.logIn('agent41')
    const known = await allBets(client, token, acrossMonths)
    clock.set('2027-02-03T08:00:00+08:00')
    expect(await allBets(client, await client.logIn('agent41'), acrossMonths)).toEqual(known)
  })
})
