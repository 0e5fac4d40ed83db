import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { entryDirections } from '#shared/contract/endpoints/statements.ts'
import { entryGroupNames } from '#shared/domain/entry-kinds.ts'

/** The filters of the account record. */
export const entryFilter = recordFilter({
  fields: { group: z.enum(entryGroupNames), direction: z.enum(entryDirections) },
  presets: pastPresets,
  initial: 'last7',
})
