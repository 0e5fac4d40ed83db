import * as z from 'zod/mini'
import { recordFilter } from '#lib/records/record-filter.ts'
import { bettorOrders } from '#shared/contract/endpoints/agent-records.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { moveGroupNames } from '#shared/domain/move-groups.ts'

const presets = ['today', 'last7', 'last14', 'thisMonth'] as const
/** Whose records: `user` is the downline whose line is shown, `find` a part of the account name. */
const whose = {
  user: z.string().check(z.regex(/^\d{1,9}$/)),
  find: z.string().check(z.minLength(1), z.maxLength(40)),
}

/** What team betting is listed by. */
export const bettingGroups = ['bets', 'bettors', 'games'] as const

/** The filters of team betting. A day of the largest team has 180,000 bets, so it begins with today. */
export const bettingFilter = recordFilter({
  fields: {
    ...whose,
    gameType: z.enum(gameTypes),
    vassalage: z.string().check(z.regex(/^\w{1,40}$/)),
    by: z.enum(bettingGroups),
    sort: z.enum(bettorOrders),
    order: z.enum(['ascending', 'descending']),
  },
  presets,
  initial: 'today',
})

/** The filters of the statement of a team. */
export const lossFilter = recordFilter({ fields: whose, presets, initial: 'last14' })

/** The filters of the movements of money in a team. */
export const moveFilter = recordFilter({
  fields: { ...whose, group: z.enum(moveGroupNames), scope: z.enum(['direct']) },
  presets,
  initial: 'today',
})
