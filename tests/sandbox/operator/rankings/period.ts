import { inZone, isoDay, momentOf } from '#sandbox/world/market/merchant-zone.ts'
import type { RankingPeriod } from '#shared/contract/endpoints/rankings.ts'

/** Start and end of a period (end exclusive), in ms, and its first and last day as yyyy-MM-dd. */
export type Span = {
  since: number
  until: number
  from: string
  to: string
  /** The month of the period, counted from year 0. */
  month: number
  /** Day of the month on which the period ends. */
  dayOfMonth: number
  daysOfMonth: number
}

/** The period that contains, or precedes, a moment. Days are those of the merchant's time zone. */
export function spanOf(period: RankingPeriod, now: number): Span {
  const local = inZone(now)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const since = {
    today: momentOf(year, month, date),
    month: momentOf(year, month),
    lastMonth: momentOf(year, month - 1),
  }[period]
  const until = period === 'lastMonth' ? momentOf(year, month) : momentOf(year, month, date + 1)
  const last = inZone(until - 1)
  return {
    since,
    until,
    from: isoDay(since),
    to: isoDay(until - 1),
    month: last.getUTCFullYear() * 12 + last.getUTCMonth(),
    dayOfMonth: last.getUTCDate(),
    daysOfMonth: new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 0)).getUTCDate(),
  }
}
