import type { RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { inZone, isoDay, momentOf } from '../merchant-zone.ts'

/** A period's moments (the end not included), and its days as a person reads them. */
export type Span = { since: number; until: number; from: string; to: string; dayOfMonth: number }

/** The days of a period in the merchant's zone, seen from a moment. */
export function spanOf(period: RankingPeriod, now: number): Span {
  const local = inZone(now)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const since = {
    today: momentOf(year, month, date),
    month: momentOf(year, month),
    lastMonth: momentOf(year, month - 1),
  }[period]
  const until = period === 'lastMonth' ? momentOf(year, month) : momentOf(year, month, date + 1)
  return { since, until, from: isoDay(since), to: isoDay(until - 1), dayOfMonth: date }
}
