import { dayLength, inZone, momentOf, startOfDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import type { LimitPeriod, PausePeriod } from '#shared/contract/endpoints/limits.ts'

/** The period that a time is in: `from` is inclusive, `to` exclusive. */
export function periodAt(period: LimitPeriod, now: number): { from: number; to: number } {
  if (period === 'month') {
    const date = inZone(now)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    return { from: momentOf(year, month), to: momentOf(year, month + 1) }
  }
  const from = period === 'day' ? startOfDay(now) : startOfWeek(now)
  return { from, to: from + (period === 'day' ? 1 : 7) * dayLength }
}

/** The breaks, in days. */
const breaks = { hours24: 1, days7: 7, days30: 30 } as const satisfies Partial<Record<PausePeriod, number>>
/** The exclusions, in months. */
const exclusions = { months6: 6, year1: 12, years5: 60 } as const satisfies Partial<
  Record<PausePeriod, number>
>

export const breakPeriods = ['hours24', 'days7', 'days30'] as const satisfies readonly PausePeriod[]
export const exclusionPeriods = ['months6', 'year1', 'years5'] as const satisfies readonly PausePeriod[]

const isBreak = (period: PausePeriod): period is keyof typeof breaks => Object.hasOwn(breaks, period)

export const pauseKindOf = (period: PausePeriod) => (isBreak(period) ? 'break' : 'exclusion')

/** When a pause that begins now ends. Months are those of the merchant's calendar. */
export function pauseEnd(period: PausePeriod, now: number): number {
  if (isBreak(period)) return now + breaks[period] * dayLength
  const date = inZone(now)
  const day = momentOf(date.getUTCFullYear(), date.getUTCMonth() + exclusions[period], date.getUTCDate())
  return day + (now - startOfDay(now))
}
