import * as z from 'zod/mini'
import { recordFilter } from '#lib/records/record-filter.ts'

/** Id of a downline in the address. */
export const downlineField = z.string().check(z.regex(/^\d{1,9}$/))

/** The filter of the team overview. `user`: the downline whose line is shown. */
export const overviewFilter = recordFilter({
  fields: { user: downlineField },
  presets: ['today', 'last7', 'last14', 'thisMonth'],
  initial: 'last14',
})
