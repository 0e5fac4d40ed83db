import * as z from 'zod/mini'
import { recordFilter } from '#lib/records/record-filter.ts'
import { dividendStates } from '#shared/contract/endpoints/agent-dividends.ts'

/** The filter of the dividend record. */
export const dividendFilter = recordFilter({
  fields: { state: z.enum(dividendStates) },
  presets: ['last6Months', 'last12Months'],
  initial: 'last6Months',
})
