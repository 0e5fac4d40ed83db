import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { withdrawalStates } from '#shared/contract/endpoints/withdrawals.ts'

/** The filters of the withdrawal history. */
export const withdrawalFilter = recordFilter({
  fields: { state: z.enum(withdrawalStates) },
  presets: pastPresets,
  initial: 'last30',
})
