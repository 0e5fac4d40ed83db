import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { bonusStates } from '#shared/contract/endpoints/bonuses.ts'

/** The filters of the bonus details. */
export const bonusFilter = recordFilter({
  fields: { state: z.enum(bonusStates) },
  presets: pastPresets,
  initial: 'last30',
})
