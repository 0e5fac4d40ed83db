import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { transferDirections } from '#shared/contract/endpoints/transfers.ts'

/** The filters of the transfer record. */
export const transferFilter = recordFilter({
  fields: { direction: z.enum(transferDirections) },
  presets: pastPresets,
  initial: 'last30',
})
