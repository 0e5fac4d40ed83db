import {
  type DayShareRow,
  type FiguresRow,
  figuresRank,
  wholeMonth,
} from '#sandbox/world/generator/figures.ts'
import { firstMemberId } from '#sandbox/world/generator/members.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import { mix } from './mix.ts'
import { playedUpTo, visitOf } from './play-day.ts'
import { dayNumber, type Segment } from './timeline.ts'

/** The sums that a team's figures consist of, in minor units. */
export const moneyColumns = ['deposits', 'withdrawals', 'validBet', 'payout', 'bonuses'] as const
export type MoneyColumn = (typeof moneyColumns)[number]
export type TeamMoney = Record<MoneyColumn, number>

const columnCount = moneyColumns.length
const patterns = 64
/** Pays in this long before the visit that it is for, and out this long after it. */
const cashierGap = 180_000

/** What members of each game type are of all, in percent. Everybody keeps to one type for a month. */
const tastes = [
  ['RNG', 46],
  ['LIVE', 20],
  ['FISH', 12],
  ['PVP', 8],
  ['SPORTS', 6],
  ['ESPORTS', 4],
  ['LOTT', 4],
] as const
export const crowdGameTypes: readonly string[] = tastes.map(([type]) => type)

/**
 * The generated play of the world's members, for any stretch of time. It depends on nothing but the world and the
 * calendar, so that the past never changes; see `world/generator/figures.ts`. A member's play of a day is spread over a visit.
 */
export class Crowd {
  /** Number of the world's members. Their ids follow each other. */
  readonly size: number
  /** By place: five columns of a month's money, and the pattern of its days. */
  readonly #money: Float64Array
  readonly #patterns: Uint8Array
  /** By length of the month, pattern and day: the share of the month that is reached at the end of the day. */
  readonly #shares = new Map<number, Int32Array>()

  constructor(db: Database) {
    this.size = db.get<{ count: number }>('SELECT COUNT(*) AS count FROM world.members')?.count ?? 0
    const rows = db.all<FiguresRow>('SELECT * FROM world.figures')
    this.#money = new Float64Array(rows.length * columnCount)
    this.#patterns = new Uint8Array(rows.length)
    for (const { place, pattern, deposits, withdrawals, bets, wins, bonus } of rows) {
      this.#patterns[place] = pattern
      this.#money.set([deposits, withdrawals, bets, wins, bonus], place * columnCount)
    }
    for (let length = 28; length <= 31; length += 1)
      this.#shares.set(length, new Int32Array(patterns * (length + 1)))
    for (const { length, pattern, day, up_to } of db.all<DayShareRow>('SELECT * FROM world.day_shares'))
      this.#shares.get(length)?.fill(up_to, pattern * (length + 1) + day, pattern * (length + 1) + day + 1)
  }

  /** Index of a member of the world by its id; -1 for every other account. */
  indexOf = (id: number): number =>
    id >= firstMemberId && id < firstMemberId + this.size ? id - firstMemberId : -1

  /** Index in `crowdGameTypes` of what a member plays in a month. */
  gameTypeOf(member: number, month: number): number {
    let luck = 100 * mix(member, month, -7)
    for (const [index, [, percent]] of tastes.entries()) {
      luck -= percent
      if (luck < 0) return index
    }
    return 0
  }

  /**
   * Adds a member's money within a segment to `sums`, from `at` on, in the order of `moneyColumns`.
   * @param begins when the member began to play; nothing is earlier.
   */
  add(member: number, segment: Segment, begins: number, sums: Float64Array, at = 0): void {
    const from = Math.max(segment.from, begins)
    if (from >= segment.to || !this.#playsWithin(member, segment, from)) return
    this.#addUpTo(member, segment, segment.to, 1, sums, at)
    if (from > segment.begins) this.#addUpTo(member, segment, from, -1, sums, at)
  }

  /** Calls back for each day of a segment on which the member played, with its money in the order of `moneyColumns`. */
  eachDay(
    member: number,
    segment: Segment,
    begins: number,
    visit: (dayOfMonth: number, money: Float64Array) => void,
  ): void {
    const from = Math.max(segment.from, begins)
    const shares = this.#shares.get(segment.length)
    if (from >= segment.to || !shares) return
    const base = this.#base(member, segment)
    const first = Math.floor((from - segment.begins) / dayLength) + 1
    const last = Math.ceil((segment.to - segment.begins) / dayLength)
    for (let day = first; day <= last; day += 1) {
      if (shares[base + day] === shares[base + day - 1]) continue
      const begin = segment.begins + (day - 1) * dayLength
      scratch.fill(0)
      const within = { ...segment, from: Math.max(begin, from), to: Math.min(begin + dayLength, segment.to) }
      this.add(member, within, begins, scratch)
      visit(day, scratch)
    }
  }

  /** Whether a member has a share of its month between a moment of a segment and the segment's last day. */
  #playsWithin(member: number, segment: Segment, from: number): boolean {
    const shares = this.#shares.get(segment.length)
    const base = this.#base(member, segment)
    const first = Math.floor((from - segment.begins) / dayLength)
    const last = Math.ceil((segment.to - segment.begins) / dayLength)
    return shares?.[base + first] !== shares?.[base + last]
  }

  #base = (member: number, { month, length }: Segment): number => {
    const pattern = this.#patterns[figuresRank(member, month)] ?? 0
    return ((((pattern - month * 11) % patterns) + patterns) % patterns) * (length + 1)
  }

  /** Adds the month's money up to a moment in it, `sign` times. */
  #addUpTo(
    member: number,
    segment: Segment,
    moment: number,
    sign: 1 | -1,
    sums: Float64Array,
    into: number,
  ): void {
    const shares = this.#shares.get(segment.length)
    if (!shares) return
    const at = figuresRank(member, segment.month) * columnCount
    const day = Math.floor((moment - segment.begins) / dayLength)
    const base = this.#base(member, segment)
    const share = shares[base + day] ?? 0
    for (let column = 0; column < columnCount; column += 1)
      sums[into + column] =
        (sums[into + column] ?? 0) + sign * Math.floor(((this.#money[at + column] ?? 0) * share) / wholeMonth)
    const rest = moment - segment.begins - day * dayLength
    const next = day < segment.length ? (shares[base + day + 1] ?? 0) : share
    if (rest === 0 || next === share) return
    const ofDay = (column: number) => {
      const money = this.#money[at + column] ?? 0
      return Math.floor((money * next) / wholeMonth) - Math.floor((money * share) / wholeMonth)
    }
    const number = dayNumber(segment.begins) + day
    const { paidIn: inAt, paidOut: outAt } = cashTimes(member, number)
    const { bets, wins } = playedUpTo(member, number, { bets: ofDay(2), wins: ofDay(3) }, rest)
    const paidIn = rest > inAt
    const paidOut = rest > outAt
    const partial = [paidIn ? ofDay(0) : 0, paidOut ? ofDay(1) : 0, bets, wins, paidIn ? ofDay(4) : 0]
    for (const [column, value] of partial.entries())
      sums[into + column] = (sums[into + column] ?? 0) + sign * value
  }
}

/** When a member pays in and out on a day, in ms after its start. Bonuses come with the deposit. */
export function cashTimes(member: number, day: number): { paidIn: number; paidOut: number } {
  const { start, end } = visitOf(member, day)
  return { paidIn: Math.max(0, start - cashierGap), paidOut: Math.min(end + cashierGap, dayLength - 1) }
}

/** Reused by `eachDay`, which would otherwise allocate for every day of every member. */
const scratch = new Float64Array(columnCount)
