import type { DateRange } from '#lib/records/date-range.ts'
import type { Day } from '#lib/records/days.ts'

type View<Values> = {
  range: DateRange
  today: Day
  values: Values
  change: (change: { range?: DateRange; values?: Values; clear?: true }) => void
}

/**
 * A view for `NoRecords` in which some values only say what is shown, such as whose line. They don't count as
 * narrowing, and clearing the filters keeps them.
 */
export function narrowedView<Values extends object>(view: View<Values>, kept: Values) {
  const { range, today, values, change } = view
  return {
    range,
    today,
    narrowed: Object.keys(values).some((name) => !Object.hasOwn(kept, name)),
    change: ({ range: next, clear }: { range?: DateRange; clear?: true }) =>
      change({ ...(next && { range: next }), ...(clear && { clear, values: kept }) }),
  }
}
