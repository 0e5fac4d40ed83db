import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { orderStates } from '#shared/contract/endpoints/cashier.ts'

/** The filter of the list of deposit orders. */
export const orderFilter = recordFilter({
  fields: { state: z.enum(orderStates) },
  presets: pastPresets,
  initial: 'last30',
})
