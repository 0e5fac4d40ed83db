import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import * as constants from '#shared/domain/constants.ts'

const code = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(constants.referralCodeMaxLength), z.regex(/^\P{C}+$/u))
const referral = z.object({ affiliateCode: z.optional(code), referralCode: z.optional(code) })

/** Whose guest this visit is: an agent's by his affiliate code, a player's by his referral code. */
export type Referral = z.output<typeof referral>

const kept = stored('session', 'referral', referral)

/** The codes that an address brings; what can't be one is left out. */
export function referralOf(search: string): Referral {
  const query = new URLSearchParams(search)
  const read = (name: keyof Referral) => {
    const parsed = z.safeParse(code, query.get(name))
    return parsed.success ? { [name]: parsed.data } : {}
  }
  return { ...read('affiliateCode'), ...read('referralCode') }
}

/**
 * Keeps the codes that an address brings for the rest of the visit, in place of those of an earlier one: who
 * looks around first, and registers then, is still the guest of the one who sent him.
 */
export function noteReferral(search: string): void {
  const brought = referralOf(search)
  if (Object.keys(brought).length > 0) kept.write({ ...kept.read(), ...brought })
}

/** Keeps the codes of the address that the visit began with, wherever it has gone since. */
export function noteLanding(): void {
  const [landing] = performance.getEntriesByType('navigation')
  const url = landing && URL.parse(landing.name)
  if (url) noteReferral(url.search)
}

/** The codes that this visit came with. */
export const readReferral = (): Referral => kept.read() ?? {}

/** Drops a code that turned out to be nobody's. */
export function forgetReferral(name: keyof Referral): void {
  kept.write({ ...readReferral(), [name]: undefined })
}
