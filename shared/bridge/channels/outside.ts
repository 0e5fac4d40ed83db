import * as z from 'zod/mini'
import { checkOutcome, checkRequest } from '../../domain/person-check.ts'

/** How customer service came to open: `refused` is no address of the brand's, `closed` by the person or a later one. */
const supportResult = z.enum(['opened', 'refused', 'failed', 'closed'])
export type SupportResult = z.output<typeof supportResult>

/** What opens beside the site: small windows of the client's, and the system's browser. */
export const outsideChannels = {
  /** Prove that a person acts here, on the operator's page in a small window; one at a time, the later one holds. */
  'check:person': { args: z.tuple([checkRequest]), result: checkOutcome },
  /** Open customer service in a small window, after main's own check of scheme and host. */
  'support:open': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: supportResult },
  /** Open an address in the system's browser, after main's own check of scheme and host. */
  'shell:openExternal': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: z.boolean() },
} as const
