import { type Crowd, crowdGameTypes, moneyColumns, type TeamMoney } from './crowd.ts'
import type { LiveMove } from './live-play.ts'
import type { TeamOrder } from './team-order.ts'
import { moneyOf } from './team-sums.ts'
import { dayNumber, segmentsOf } from './timeline.ts'

const width = moneyColumns.length

/** A team's money by day of a range, the number of those who bet on each, and its play by game type. */
export type TeamDays = {
  days: (TeamMoney & { active: number })[]
  gameTypes: Map<string, { validBet: number; payout: number }>
}

/** The generated part: money by day (five columns each), players by day, and bets and payouts by game type. */
export type CrowdDays = { money: Float64Array; active: Float64Array; types: Float64Array }

/** Sums the generated play of the positions from `start` up to `end` by day and game type. */
export function crowdDays(
  crowd: Crowd,
  order: TeamOrder,
  [start, end]: readonly [number, number],
  from: number,
  to: number,
): CrowdDays {
  const first = dayNumber(from)
  const count = to > from ? dayNumber(to - 1) - first + 1 : 0
  const money = new Float64Array(count * width)
  const active = new Float64Array(count)
  const types = new Float64Array(crowdGameTypes.length * 2)
  for (const segment of segmentsOf(from, to)) {
    const offset = dayNumber(segment.begins) - first - 1
    for (let position = start; position < end; position += 1) {
      const member = crowd.indexOf(order.ids[position] ?? 0)
      if (member < 0) continue
      const type = crowd.gameTypeOf(member, segment.month) * 2
      crowd.eachDay(member, segment, order.playBegins(position), (dayOfMonth, sums) => {
        const day = offset + dayOfMonth
        for (let column = 0; column < width; column += 1)
          money[day * width + column] = (money[day * width + column] ?? 0) + (sums[column] ?? 0)
        if ((sums[2] ?? 0) > 0) active[day] = (active[day] ?? 0) + 1
        types[type] = (types[type] ?? 0) + (sums[2] ?? 0)
        types[type + 1] = (types[type + 1] ?? 0) + (sums[3] ?? 0)
      })
    }
  }
  return { money, active, types }
}

/**
 * Adds what was really played to the generated part.
 * @param first number of the first day
 * @param plays whether an account is counted as a player of a day already
 */
export function joinDays(
  { money, active, types }: CrowdDays,
  first: number,
  moves: readonly LiveMove[],
  plays: (id: number, day: number) => boolean,
): TeamDays {
  const days = Array.from(active, (players, day) => ({
    ...moneyOf((column) => money[day * width + moneyColumns.indexOf(column)] ?? 0),
    active: players,
  }))
  const gameTypes = new Map(
    crowdGameTypes.map((type, index) => [
      type,
      { validBet: types[index * 2] ?? 0, payout: types[index * 2 + 1] ?? 0 },
    ]),
  )
  const players = new Set<string>()
  for (const { id, day, gameType, column, amount } of moves) {
    const row = days[day - first]
    if (row) row[column] += amount
    if (column !== 'validBet' && column !== 'payout') continue
    const type = gameTypes.get(gameType ?? '') ?? { validBet: 0, payout: 0 }
    type[column] += amount
    gameTypes.set(gameType ?? '', type)
    const player = `${id} ${day}`
    if (column !== 'validBet' || amount === 0 || players.has(player) || !row || plays(id, day)) continue
    players.add(player)
    row.active += 1
  }
  return { days, gameTypes }
}
