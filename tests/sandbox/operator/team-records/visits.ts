import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { dayRounds, roundsOf, visitOf } from '../teams/play-day.ts'
import type { Teams } from '../teams/teams.ts'
import { dayNumber, dayStart, type Segment, segmentsOf } from '../teams/timeline.ts'

/** One member's day: what of it lies within the range, in the order of `moneyColumns`. Reused by the next visit. */
export type Visit = { position: number; member: number; day: number; month: number; money: Float64Array }

/** Calls back for each day on which one of these accounts has generated play within a range. */
export function eachVisit(
  { order, crowd }: Pick<Teams, 'order' | 'crowd'>,
  positions: Int32Array,
  from: number,
  until: number,
  see: (visit: Visit) => void,
): void {
  const visit: Visit = { position: 0, member: 0, day: 0, month: 0, money: new Float64Array(5) }
  const segments = segmentsOf(from, until)
  const inMonth = (segment: Segment) => {
    const before = dayNumber(segment.begins) - 1
    visit.month = segment.month
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index] ?? 0
      const member = crowd.indexOf(order.ids[position] ?? 0)
      if (member < 0) continue
      visit.position = position
      visit.member = member
      crowd.eachDay(member, segment, order.playBegins(position), (dayOfMonth, money) => {
        visit.day = before + dayOfMonth
        visit.money = money
        see(visit)
      })
    }
  }
  for (const segment of segments) inMonth(segment)
}

/** A member's money of a whole day, however late it is, in the order of `moneyColumns`. */
export function wholeDay({ order, crowd }: Pick<Teams, 'order' | 'crowd'>, position: number, day: number) {
  const money = new Float64Array(5)
  const member = crowd.indexOf(order.ids[position] ?? 0)
  const [segment] = segmentsOf(dayStart(day), dayStart(day) + dayLength)
  if (member >= 0 && segment) crowd.add(member, segment, order.playBegins(position), money)
  return money
}

/** Number of a visit's rounds that lie within a range. */
export function countRounds(
  teams: Pick<Teams, 'order' | 'crowd'>,
  { position, member, day, money }: Visit,
  from: number,
  until: number,
): number {
  const begin = dayStart(day)
  if (from <= begin && until >= begin + dayLength) return roundsOf(member, day, money[2] ?? 0)
  const { start, end } = visitOf(member, day)
  if (until <= begin + start || from >= begin + end) return 0
  const bets = wholeDay(teams, position, day)[2] ?? 0
  if (from <= begin + start && until >= begin + end) return roundsOf(member, day, bets)
  return dayRounds(member, day, { bets, wins: 0 }).filter(
    ({ time }) => begin + time >= from && begin + time < until,
  ).length
}
