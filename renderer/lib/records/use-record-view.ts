import { brand } from 'virtual:brand'
import { momentsOf } from './date-range.ts'
import { dayAt } from './days.ts'
import {
  type FilterChange,
  type FilterFields,
  filterKey,
  type RecordFilter,
  readFilter,
  writeFilter,
} from './record-filter.ts'
import { useRecordSearch } from './record-search.ts'
import { useAsOf } from './use-as-of.ts'

/** The filter in the address, in the site's zone, with the moments to request from the gateway. */
export function useRecordView<F extends FilterFields>(filter: RecordFilter<F>) {
  const { search, change: changeSearch } = useRecordSearch()
  const asOf = useAsOf(filterKey(filter, search))
  const today = dayAt(asOf, brand.timeZone)
  const view = readFilter(filter, search, today)
  const { from, to } = momentsOf(view.range, brand.timeZone)
  return {
    ...view,
    today,
    presets: filter.presets,
    /** `from` inclusive, `to` exclusive. A range that ends today ends at the moment it was requested. */
    moments: { from, to: view.range.to === today ? asOf : to },
    /** Whether anything but the range filters. */
    narrowed: Object.keys(view.values).length > 0,
    change: (change: FilterChange<F>) => changeSearch((current) => writeFilter(filter, current, change)),
  }
}
