import * as z from 'zod/mini'
import { checkOutcome, checkRequest } from '../../domain/person-check.ts'

/**
 * The result of opening customer service. `refused`: not an address of the brand's. `closed`: closed by the person,
 * or replaced by a later call.
 */
const supportResult = z.enum(['opened', 'refused', 'failed', 'closed'])
export type SupportResult = z.output<typeof supportResult>

/** Channels that open something outside the site: small windows of the client, and the system's browser. */
export const outsideChannels = {
  /**
   * Proves that a person acts here, on the operator's page in a small window. A later call cancels the current one.
   */
  'check:person': { args: z.tuple([checkRequest]), result: checkOutcome },
  /** Opens customer service in a small window, after main has checked scheme and host. */
  'support:open': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: supportResult },
  /** Opens an address in the system's browser, after main has checked scheme and host. */
  'shell:openExternal': { args: z.tuple([z.string().check(z.maxLength(4096))]), result: z.boolean() },
} as const
