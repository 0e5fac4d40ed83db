import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import { pendingName } from './pending-name.ts'

/** A key in use: its form is open, or its request was sent and the outcome isn't known. */
const pending = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** `at`: milliseconds since 1970. The endpoint's schema checks the input. */
  sent: z.optional(z.object({ input: z.unknown(), at: z.number() })),
})

/** Where the key of an account's operation of one kind is stored. Session storage survives a reload and a crash. */
export const pendingRequest = (account: string, endpointId: string) =>
  stored('session', pendingName(account, endpointId), pending)
