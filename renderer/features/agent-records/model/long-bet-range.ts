import type { DateRange } from '#lib/records/date-range.ts'
import { addDays, countDays, type Day } from '#lib/records/days.ts'
import { longestBetRange } from '#shared/contract/endpoints/agent-records.ts'

/** Whether a range has more days than single bets are listed for. */
export const isLongBetRange = ({ from, to }: DateRange): boolean => countDays(from, to) > longestBetRange

/** The longest range that ends today. */
export const longestBetRangeTo = (today: Day): DateRange => ({
  from: addDays(today, 1 - longestBetRange),
  to: today,
})
