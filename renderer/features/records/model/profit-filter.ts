import * as z from 'zod/mini'
import { pastPresets } from '#lib/records/date-range.ts'
import { recordFilter } from '#lib/records/record-filter.ts'
import { gameTypes } from '#shared/domain/game-types.ts'

/** What the rows of profit and loss stand for. */
export const profitGroupings = ['days', 'types', 'vendors'] as const
export type ProfitGrouping = (typeof profitGroupings)[number]

/** The filters of profit and loss. */
export const profitFilter = recordFilter({
  fields: {
    gameType: z.enum(gameTypes),
    vassalage: z.string().check(z.regex(/^\w{1,40}$/)),
  },
  presets: pastPresets,
  initial: 'last7',
})
