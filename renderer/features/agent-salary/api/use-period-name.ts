import { formatClock, formatDay, formatDayTime, formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'

/** Returns a function that names a period: "Sat, Nov 21", "Nov 21, 20:00 – 21:00", "Nov 21, 21:35". */
export function usePeriodName(kind: SalaryKind): (period: { from: number; to: number }) => string {
  const { tag } = useLanguage()
  return ({ from, to }) => {
    if (kind === 'daily') return formatWeekday(from, tag)
    return kind === 'realtime'
      ? formatDayTime(to, tag)
      : `${formatDay(from, tag)}, ${formatClock(from, tag)} – ${formatClock(to, tag)}`
  }
}
