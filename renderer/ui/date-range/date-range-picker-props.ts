import type { DateRange } from '#lib/records/date-range.ts'
import type { Day } from '#lib/records/days.ts'

export interface DateRangePickerProps {
  range: DateRange
  /** The last day that may be chosen. */
  latest?: Day | undefined
  onRange: (range: DateRange) => void
}
