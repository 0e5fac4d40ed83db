import * as z from 'zod/mini'
import { recordFilter } from '#lib/records/record-filter.ts'
import { downlineOrders, downlineStates } from '#shared/contract/endpoints/agent-team.ts'

/** Balances that the downline can be filtered by, by their name in the address. In the brand’s currency. */
export const fundRanges = {
  none: { maxBalance: '0' },
  from1000: { minBalance: '1000' },
  from10000: { minBalance: '10000' },
  from100000: { minBalance: '100000' },
} as const satisfies Record<string, { minBalance?: string; maxBalance?: string }>
export const fundNames = ['none', 'from1000', 'from10000', 'from100000'] as const

export const scopes = ['direct', 'all'] as const
export const kinds = ['agents', 'members'] as const

/** The filters of the downline. `user`: the downline whose members are listed. */
export const downlineFilter = recordFilter({
  fields: {
    user: z.string().check(z.regex(/^\d{1,9}$/)),
    scope: z.enum(scopes),
    find: z.string().check(z.minLength(1), z.maxLength(40)),
    kind: z.enum(kinds),
    state: z.enum(downlineStates),
    level: z.string().check(z.regex(/^[1-9]\d?$/)),
    funds: z.enum(fundNames),
    sort: z.enum(downlineOrders),
    order: z.enum(['ascending', 'descending']),
  },
  presets: ['today', 'last7', 'last14', 'thisMonth'],
  initial: 'last14',
})
