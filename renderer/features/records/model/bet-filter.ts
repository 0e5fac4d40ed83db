import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { betStates } from '#shared/contract/endpoints/records.ts'
import { gameTypes } from '#shared/domain/game-types.ts'

/** The filters of the betting record. */
export const betFilter = recordFilter({
  fields: {
    gameType: z.enum(gameTypes),
    vassalage: z.string().check(z.regex(/^\w{1,40}$/)),
    state: z.enum(betStates),
  },
  presets: pastPresets,
  initial: 'last7',
})
