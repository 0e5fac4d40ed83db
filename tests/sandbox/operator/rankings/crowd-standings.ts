import { figuresRank, patternIn, standsFor, wholeMonth } from '#sandbox/world/generator/figures.ts'
import { firstMemberId } from '#sandbox/world/generator/members.ts'
import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import type { Database } from '../db/database.ts'
import type { Span } from './period.ts'

/** An amount somebody moved in a period, in minor units. */
export type Standing = { id: number; amount: number }

/** The world's members in one ranking of one day: the first of them by amount, and all amounts in ascending order. */
type Crowd = { first: readonly Standing[]; amounts: Float64Array }

const columns = { deposit: 'deposits', bet: 'bets' } as const satisfies Record<RankingKind, string>
/** Cached rankings. The cache is cleared when full, because rankings of past days are rarely requested again. */
const daysKept = 12

/** Rankings of the world's members by their generated figures. Those of a day never change once it has begun. */
export class CrowdStandings {
  readonly #db: Database
  readonly #shown: number
  readonly #known = new Map<string, Crowd>()

  constructor(db: Database, shown: number) {
    this.#db = db
    this.#shown = shown
  }

  of(kind: RankingKind, period: RankingPeriod, span: Span): Crowd {
    const key = `${kind} ${period} ${span.from} ${span.to}`
    const known = this.#known.get(key)
    if (known) return known
    const crowd = this.#read(kind, period, span)
    if (this.#known.size >= daysKept) this.#known.clear()
    this.#known.set(key, crowd)
    return crowd
  }

  /** One member's own figure. Returns 0 for a named or new account, and for a member who moved nothing. */
  figureOf(kind: RankingKind, period: RankingPeriod, span: Span, id: number): number {
    if (id < firstMemberId) return 0
    const { sql, values } = standings(kind, period, span)
    const place = figuresRank(id - firstMemberId, span.month)
    return this.#db.get<Standing>(`${sql} AND f.place = ?`, ...values, place)?.amount ?? 0
  }

  #read(kind: RankingKind, period: RankingPeriod, span: Span): Crowd {
    const { sql, values } = standings(kind, period, span)
    const list = this.#db.get<{ amounts: string }>(
      `SELECT json_group_array(amount) AS amounts FROM (${sql})`,
      ...values,
    )
    const amounts: number[] = JSON.parse(list?.amounts ?? '[]')
    const first = this.#db.all<Standing>(`${sql} ORDER BY amount DESC LIMIT ?`, ...values, this.#shown)
    return { first, amounts: Float64Array.from(amounts).sort() }
  }
}

/** The valid bets of every world's member who played on the day of a span. */
export function betsOfDay(db: Database, span: Span): readonly (readonly [id: number, amount: number])[] {
  const { sql, values } = standings('bet', 'today', span)
  const row = db.get<{ list: string }>(
    `SELECT json_group_array(json_array(id, amount)) AS list FROM (${sql})`,
    ...values,
  )
  return JSON.parse(row?.list ?? '[]')
}

/** Selects members who moved something. Their amount is the share of the month's figures that falls in the period. */
function standings(kind: RankingKind, period: RankingPeriod, { month, dayOfMonth, daysOfMonth }: Span) {
  const upTo = (part: string) => `f.${columns[kind]} * s.${part} / ${wholeMonth}`
  const amount = period === 'today' ? `${upTo('up_to')} - ${upTo('before')}` : upTo('up_to')
  const id = `${firstMemberId} + ${standsFor('f.place', month)}`
  return {
    sql: `SELECT ${id} AS id, ${amount} AS amount FROM world.day_shares s
      CROSS JOIN world.figures f ON f.pattern = ${patternIn('s.pattern', month)}
      WHERE s.length = ? AND s.day = ? AND s.up_to > ${period === 'today' ? 's.before' : '0'} AND amount > 0
        AND id <= (SELECT MAX(id) FROM world.members)`,
    values: [daysOfMonth, dayOfMonth],
  }
}

/**
 * Given ascending amounts, counts those greater than `amount` and finds the smallest of them. Every amount in
 * `leftOut` is left out once.
 */
export function amountsAbove(
  amounts: Float64Array,
  amount: number,
  leftOut: readonly number[],
): { count: number; next: number } {
  const skipped = leftOut.filter((other) => other > amount)
  const first = firstAbove(amounts, amount)
  const count = amounts.length - first - skipped.length
  for (const next of amounts.subarray(first)) {
    const place = skipped.indexOf(next)
    if (place < 0) return { count, next }
    skipped.splice(place, 1)
  }
  return { count, next: Number.POSITIVE_INFINITY }
}

function firstAbove(amounts: Float64Array, amount: number): number {
  let low = 0
  let high = amounts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((amounts[middle] ?? 0) > amount) high = middle
    else low = middle + 1
  }
  return low
}
