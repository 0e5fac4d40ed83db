import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { TeamLine } from '#shared/contract/endpoints/agent-records.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { teamNetProfit } from '../teams/net-profit.ts'
import { writeNewRate } from '../teams/rates.ts'
import {
  agents,
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

describe('[AGT-04] user loss', () => {
  test.each(ranges)(
    '%s: the statement is the team overview less its costs, and the net profit of dividends',
    async (_, range) => {
      await playOfJuan(client, 'sum', '120.00', '30.00')
      const { teams } = client.server.sandbox
      for (const { name, id } of agents) {
        const token = await client.logIn(name)
        const { now } = await overviewOf(client, token, range)
        const { now: own, days, asOf } = await client.value(calls.statement, range, { token })
        expect(own).toMatchObject({
          validBet: now.validBet,
          payout: now.payout,
          profit: now.profit,
          bonuses: now.bonuses,
        })
        expect(minor(own.net)).toBe(
          minor(own.profit) - minor(own.rebates) - minor(own.bonuses) - minor(own.fees),
        )
        const { net, rebates, fees } = teamNetProfit(teams, teams.order.positionOf(id), range.from, range.to)
        expect([minor(own.net), minor(own.rebates), minor(own.fees)]).toEqual([net, rebates, fees])
        expect(asOf).toBe(Math.min(range.to, clock.now()))
        expect(days).toHaveLength((range.to - range.from) / dayLength)
        expect(sum(days, (day) => day.profit)).toBe(minor(own.profit))
        expect(sum(days, (day) => day.rebates)).toBe(minor(own.rebates))
        // Fees are rounded down for each day.
        expect(minor(own.fees) - sum(days, (day) => day.fees)).toBeGreaterThanOrEqual(0)
        expect(minor(own.fees) - sum(days, (day) => day.fees)).toBeLessThan(days.length)
      }
    },
  )

  test('lines are the team, and each row is the statement that it opens', async () => {
    const token = await client.logIn('agent1')
    await playOfJuan(client, 'line', '500.00', '0.00')
    const list = async (filter: object = {}): Promise<TeamLine[]> =>
      whole(async (page) => client.value(calls.lines, { ...week, ...filter, ...page }, { token }), 20)
    for (const accountId of [undefined, String(agentIds.second)]) {
      const filter = accountId === undefined ? {} : { accountId }
      const lines = await list(filter)
      const { now } = await client.value(calls.statement, { ...week, ...filter }, { token })
      for (const column of ['validBet', 'payout', 'profit', 'bonuses'] as const)
        expect(sum(lines, (line) => line[column])).toBe(minor(now[column]))
      expect(Math.abs(sum(lines, (line) => line.net) - minor(now.net))).toBeLessThan(lines.length * 8)
      expect(lines.map(({ net }) => Number(net))).toEqual(
        lines.map(({ net }) => Number(net)).toSorted((a, b) => b - a),
      )
      for (const line of lines.filter(({ own, members }) => !own && members > 0)) {
        const id = line.accountId
        const opened = await client.value(calls.statement, { ...week, accountId: id }, { token })
        expect(line).toMatchObject(opened.now)
        expect(minor(line.costs)).toBe(minor(line.rebates) + minor(line.bonuses) + minor(line.fees))
      }
      expect(lines.filter(({ own }) => own).map(({ accountId: id, members }) => [id, members])).toEqual(
        accountId === undefined ? [] : [[accountId, 0]],
      )
    }
    expect((await list({ search: 'GENT2' })).map(({ account }) => account)).toEqual(['agent2'])
    const sizes = (await list({ sort: 'members', order: 'ascending' })).map(({ members }) => members)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  })

  test('the team of an agent with one downline, and the line of that downline, are told apart', async () => {
    const { members, db, ledger } = client.server.sandbox
    const add = (username: string, type: 0 | 42, parentId: number) =>
      members.create({ username, password: 'Mabuhay8', type, parentId })
    const solo = add('solo', 42, agentIds.other)
    const lower = add('lower', 42, solo.id)
    const player = add('player', 0, lower.id)
    ledger.move('deposit', 'to play with', clock.now(), player.id, 500_00)
    writeNewRate(db, solo.id, week.from, 50)
    writeNewRate(db, lower.id, week.from, 20)
    const session = await client.play(await client.logIn('player', 'Mabuhay8'))
    await client.wallet('bet', { sessionId: session, roundId: 'one', txId: 'bet one', amount: '100.00' })
    await client.wallet('win', { sessionId: session, roundId: 'one', txId: 'win one', amount: '0.00' })
    const token = await client.logIn('solo', 'Mabuhay8')
    const page = { pageNo: 1, pageSize: 10 }
    const team = await client.value(calls.lines, { ...week, ...page }, { token })
    expect(team.list.map(({ account }) => account)).toEqual(['lower'])
    const line = await client.value(calls.lines, { ...week, ...page, accountId: String(lower.id) }, { token })
    expect(new Set(line.list.map(({ account }) => account))).toEqual(new Set(['lower', 'player']))
    const { now } = await client.value(calls.statement, { ...week, accountId: String(lower.id) }, { token })
    expect(sum(line.list, ({ rebates }) => rebates)).toBe(minor(now.rebates))
    expect(minor(now.rebates)).toBeGreaterThan(0)
    expect(line.list.find(({ account }) => account === 'player')).toMatchObject({ validBet: '100.00' })
  })

  test('a loss of juan is team profit of agent41, agent2 and agent1 at once, and of nobody else', async () => {
    const profits = async () => {
      const found: number[] = []
      for (const { name } of agents) {
        const { now } = await client.value(calls.statement, today, { token: await client.logIn(name) })
        found.push(minor(now.profit))
      }
      return found
    }
    const before = await profits()
    await playOfJuan(client, 'lost', '90.00', '0.00')
    expect((await profits()).map((profit, index) => profit - (before[index] ?? 0))).toEqual([
      9000, 9000, 9000, 0,
    ])
  })
})
