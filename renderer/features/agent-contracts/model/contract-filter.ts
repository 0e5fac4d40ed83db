import * as z from 'zod/mini'
import { recordFilter } from '#lib/records/record-filter.ts'
import { downlineContractStates } from '#shared/contract/endpoints/agent-contract-schemas.ts'

/**
 * What the address says about the page. `form`: a proposal is being written, `to` whom if it is an offer. The figures
 * are of the contracts' own periods, so the range of days isn't used.
 */
export const contractFilter = recordFilter({
  fields: {
    state: z.enum(downlineContractStates),
    find: z.string().check(z.minLength(1), z.maxLength(40)),
    form: z.enum(['offer', 'request']),
    to: z.string().check(z.regex(/^\d{1,9}$/)),
  },
  presets: ['today'],
  initial: 'today',
})
