import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import * as constants from '#shared/domain/constants.ts'

const code = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(constants.referralCodeMaxLength), z.regex(/^\P{C}+$/u))
const invitation = z.object({ affiliateCode: z.optional(code), referralCode: z.optional(code) })

/** Whose guest this visit is: an agent's by his affiliate code, a player's by his referral code. */
export type Invitation = z.output<typeof invitation>

const kept = stored('session', 'invitation', invitation)

/** The codes that an address brings; what can't be one is left out. */
export function invitationOf(search: string): Invitation {
  const query = new URLSearchParams(search)
  const read = (name: keyof Invitation) => {
    const parsed = z.safeParse(code, query.get(name))
    return parsed.success ? { [name]: parsed.data } : {}
  }
  return { ...read('affiliateCode'), ...read('referralCode') }
}

/**
 * Keeps the codes that an address brings for the rest of the visit, in place of those of an earlier one: who
 * looks around first, and registers then, is still the guest of the one who sent him.
 */
export function noteInvitation(search: string): void {
  const brought = invitationOf(search)
  if (Object.keys(brought).length > 0) kept.write({ ...kept.read(), ...brought })
}

/** Keeps the codes of the address that the visit began with, wherever it has gone since. */
export function noteLanding(): void {
  const [landing] = performance.getEntriesByType('navigation')
  const url = landing && URL.parse(landing.name)
  if (url) noteInvitation(url.search)
}

/** The codes that this visit came with. */
export const readInvitation = (): Invitation => kept.read() ?? {}

/** Drops a code that turned out to be nobody's. */
export function forgetInvitation(name: keyof Invitation): void {
  kept.write({ ...readInvitation(), [name]: undefined })
}
