import type { RankingPeriod } from '#shared/contract/endpoints/rankings.ts'

const day = 24 * 3_600_000
/** Days begin at midnight in Manila, which is eight hours ahead. */
const manila = 8 * 3_600_000

/** A period's moments (the end not included), and its days as a person reads them. */
export type Span = { since: number; until: number; from: string; to: string; dayOfMonth: number }

/** The days of a period, seen from a moment. */
export function spanOf(period: RankingPeriod, now: number): Span {
  const local = new Date(now + manila)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const first = {
    today: Date.UTC(year, month, date),
    month: Date.UTC(year, month, 1),
    lastMonth: Date.UTC(year, month - 1, 1),
  }[period]
  const end = period === 'lastMonth' ? Date.UTC(year, month, 1) : Date.UTC(year, month, date + 1)
  return {
    since: first - manila,
    until: end - manila,
    from: isoDay(first),
    to: isoDay(end - day),
    dayOfMonth: date,
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
