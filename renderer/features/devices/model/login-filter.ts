import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'

/** The filter of the login history: dates only. */
export const loginFilter = recordFilter({ fields: {}, presets: pastPresets, initial: 'last30' })
