import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { standingClock } from '../records/test-rounds.ts'
import { teamNetProfit } from './net-profit.ts'
import { stretchOf } from './overview.ts'
import { dayNumber } from './timeline.ts'

const now = '2026-11-20T23:00:00+08:00'
let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(now)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const teamOf = (id: number) => {
  const { teams } = client.server.sandbox
  return stretchOf(teams.order, teams.order.positionOf(id), false)
}
const sum = (values: readonly { validBet: number }[]) =>
  values.reduce((total, { validBet }) => total + validBet, 0)

test('[AGT-06] the slots of a day add up to its hours and to the team’s valid bets of that day', () => {
  const { teams } = client.server.sandbox
  const yesterday = startOfDay(clock.now()) - dayLength
  for (const id of Object.values(agentIds)) {
    const { slots, hours } = teams.slots(teamOf(id), dayNumber(yesterday))
    const team = teamOf(id)
    const whole = teams.sums(team, yesterday, yesterday + dayLength).sum('validBet', ...team)
    expect([sum(slots), sum(hours)]).toEqual([whole, whole])
    const players = slots.slice(240, 252).map((slot) => slot.players)
    expect(hours[20]?.players).toBeGreaterThanOrEqual(Math.max(...players))
  }
})

test('[AGT-06] a real bet is in the slot and hour in which it was decided, and its player counts once', async () => {
  const { teams } = client.server.sandbox
  const day = dayNumber(clock.now())
  const before = teams.slots(teamOf(agentIds.third), day)
  for (const [name, time] of [
    ['a', '23:04:59'],
    ['b', '23:05:00'],
    ['c', '23:09:59'],
  ] as const) {
    clock.set(`2026-11-20T${time}+08:00`)
    const sessionId = await client.play(await client.logIn('juan'))
    await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: '10.00' })
    await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: '3.00' })
  }
  const after = teams.slots(teamOf(agentIds.third), day)
  const gained = (slot: number) => [
    (after.slots[slot]?.validBet ?? 0) - (before.slots[slot]?.validBet ?? 0),
    (after.slots[slot]?.players ?? 0) - (before.slots[slot]?.players ?? 0),
  ]
  expect([gained(276), gained(277), gained(278)]).toEqual([
    [1000, 1],
    [2000, 1],
    [0, 0],
  ])
  expect((after.hours[23]?.players ?? 0) - (before.hours[23]?.players ?? 0)).toBe(1)
})

test('[AGT-05] net profit is valid bets less payouts, rebates by each day’s rate, bonuses and payment fees', async () => {
  const { teams } = client.server.sandbox
  const today = startOfDay(clock.now())
  const [from, to] = [today - 3 * dayLength, today]
  const agent = teams.order.positionOf(agentIds.third)
  const found = teamNetProfit(teams, agent, from, to)
  const team = teamOf(agentIds.third)
  const { validBet, payout, bonuses, deposits, withdrawals } = teams.sums(team, from, to).money(...team)
  let rebates = 0n
  for (let day = from; day < to; day += dayLength)
    rebates += (BigInt(teams.sums(team, day, day + dayLength).sum('validBet', ...team)) * 90n) / 10_000n
  const fees = (BigInt(deposits + withdrawals) * 50n) / 10_000n
  expect(found).toMatchObject({ validBet, payout, bonuses, rebates: Number(rebates), fees: Number(fees) })
  expect(found.net).toBe(validBet - payout - Number(rebates) - bonuses - Number(fees))
})
