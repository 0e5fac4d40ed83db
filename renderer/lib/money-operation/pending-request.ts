import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import { pendingName } from './pending-name.ts'

/** A key that waits: its form is open, or its request was sent and the fate isn't known. */
const pending = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** `at`: milliseconds since 1970. The input is checked by its endpoint. */
  sent: z.optional(z.object({ input: z.unknown(), at: z.number() })),
})

/** Where the key of an account's operation of one kind is stored. Session storage survives reload and crash. */
export const pendingRequest = (account: string, endpointId: string) =>
  stored('session', pendingName(account, endpointId), pending)
