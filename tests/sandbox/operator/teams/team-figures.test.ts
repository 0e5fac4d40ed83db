import { afterEach, beforeEach, expect, test } from 'vitest'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { standingClock } from '../records/test-rounds.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { moneyColumns } from './crowd.ts'
import { stretchOf } from './overview.ts'
import { dayRounds } from './play-day.ts'
import { dayNumber, dayStart } from './timeline.ts'

const noon = '2026-11-20T12:00:00+08:00'
const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`)

let clock: ReturnType<typeof standingClock>
let sandbox: Sandbox
beforeEach(() => {
  clock = standingClock(noon)
  sandbox = createSandbox({ scale: 'small', clock })
})
afterEach(() => sandbox.close())

const team = () => stretchOf(sandbox.teams.order, sandbox.teams.order.positionOf(agentIds.top), false)
const money = (from: number, to: number) => sandbox.teams.sums(team(), from, to).money(...team())
const ranges = [
  ['a week within a month', at('2026-10-05'), at('2026-10-12')],
  ['two months and parts of two others', at('2026-07-19'), at('2026-10-03')],
  ['today', at('2026-11-20'), at('2026-11-21')],
  ['an hour of today', at('2026-11-20') + 9 * 3_600_000, at('2026-11-20') + 10 * 3_600_000],
  ['a leap February', at('2024-02-01'), at('2024-03-01')],
] as const

test.each(ranges)('[AGT-04] %s: the days, the halves and the lines add up to the team', (_, from, to) => {
  const { teams } = sandbox
  const whole = money(from, to)
  expect(whole.validBet).toBeGreaterThan(0)
  const middle = from + Math.floor((to - from) / 3)
  const { days, gameTypes } = teams.days(team(), from, to)
  const sums = teams.sums(team(), from, to)
  for (const column of moneyColumns) {
    expect(money(from, middle)[column] + money(middle, to)[column]).toBe(whole[column])
    expect(days.reduce((sum, day) => sum + day[column], 0)).toBe(whole[column])
    const lines = [...teams.order.lines(teams.order.positionOf(agentIds.top))]
    const ofLines = lines.map((line) => sums.sum(column, line, teams.order.ends[line] ?? 0))
    expect(ofLines.reduce((sum, line) => sum + line, 0)).toBe(whole[column])
  }
  const types = [...gameTypes.values()]
  expect(types.reduce((sum, { validBet }) => sum + validBet, 0)).toBe(whole.validBet)
  expect(types.reduce((sum, { payout }) => sum + payout, 0)).toBe(whole.payout)
})

test('[AGT-04] a past range never changes, however far the clock goes and whoever joins', () => {
  const known = ranges.slice(0, 2).map(([, from, to]) => money(from, to))
  sandbox.members.create({ username: 'bagong', password: 'Palaro123', parentId: agentIds.second })
  clock.set('2027-03-09T08:00:00+08:00')
  expect(ranges.slice(0, 2).map(([, from, to]) => money(from, to))).toEqual(known)
})

test('[AGT-04] today grows with the clock and ends as the day that it was, and tomorrow is empty', () => {
  const { teams } = sandbox
  const [today, tomorrow] = [at('2026-11-20'), at('2026-11-21')]
  expect(money(tomorrow, tomorrow + dayLength).validBet).toBe(0)
  let before = 0
  for (let hour = 13; hour <= 24; hour += 1) {
    clock.set(new Date(today + hour * 3_600_000).toISOString())
    const { validBet } = money(today, tomorrow)
    expect(validBet).toBeGreaterThanOrEqual(before)
    before = validBet
  }
  clock.set('2026-12-24T08:00:00+08:00')
  expect(money(today, tomorrow).validBet).toBe(before)
  expect(teams.days(team(), today, tomorrow + dayLength).days).toHaveLength(2)
})

test('[AGT-04] a day’s bets of a member are its rounds of that day', () => {
  const { teams } = sandbox
  const day = dayNumber(at('2026-10-07'))
  const sums = teams.sums(team(), dayStart(day), dayStart(day + 1))
  const [start, end] = team()
  let players = 0
  for (let position = start; position < end; position += 1) {
    const bets = sums.own(position, 'validBet')
    const member = teams.crowd.indexOf(teams.order.ids[position] ?? 0)
    if (bets === 0 || member < 0) continue
    players += 1
    const rounds = dayRounds(member, day, { bets, wins: sums.own(position, 'payout') })
    expect(rounds.reduce((sum, round) => sum + round.bets, 0)).toBe(bets)
  }
  expect(players).toBe(sums.active(start, end))
  expect(players).toBeGreaterThan(10)
})

test('[AGT-04] nobody plays before the day after they joined, and everybody’s first deposit counts once', () => {
  const { teams } = sandbox
  const { order } = teams
  const sums = teams.sums(team(), at('2024-01-01'), at('2026-11-01'))
  const [start, end] = team()
  const newcomers = Array.from({ length: end - start }, (_, index) => start + index).filter(
    (position) => (order.created[position] ?? 0) >= at('2026-11-01'),
  )
  expect(newcomers.length).toBeGreaterThan(0)
  expect(newcomers.map((position) => sums.own(position, 'deposits'))).toEqual(newcomers.map(() => 0))
  const years = teams.firstDepositors(team(), 1, at('2026-11-20'))
  const months = Array.from({ length: 60 }, (_, month) =>
    teams.firstDepositors(
      team(),
      Math.max(1, at('2026-11-20') - (month + 1) * 30 * dayLength),
      at('2026-11-20') - month * 30 * dayLength,
    ),
  )
  expect(months.reduce((sum, count) => sum + count, 0)).toBe(years)
  expect(years).toBeGreaterThan(300)
})
