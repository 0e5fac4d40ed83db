import { brand } from 'virtual:brand'
import { formatMonth } from '#lib/i18n/format-dates.ts'
import { addDays, type Day, dayAt, firstOfMonth } from '#lib/records/days.ts'
import { formatDays } from '#lib/records/format-days.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'

type Period = Pick<Dividend, 'from' | 'to'>

/** The first and the last day of a period. */
export const daysOf = ({ from, to }: Period): { from: Day; to: Day } => ({
  from: dayAt(from, brand.timeZone),
  to: dayAt(to - 1, brand.timeZone),
})

/** The last day on which something is possible that ends at a moment. */
export const lastDayBefore = (time: number): number => time - 1

/** A period's name: a whole month by its name, "October 2026", anything else by its days. */
export function periodName(period: Period, tag: string): string {
  const { from, to } = daysOf(period)
  const next = addDays(to, 1)
  const isMonth = from === firstOfMonth(to) && next === firstOfMonth(next)
  if (!isMonth) return formatDays({ from, to }, tag)
  return formatMonth(period.from, tag)
}
