import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import * as constants from '#shared/domain/constants.ts'

const code = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(constants.referralCodeMaxLength), z.regex(/^\P{C}+$/u))
const referral = z.object({ affiliateCode: z.optional(code), referralCode: z.optional(code) })

/** Who referred this visitor: an agent by affiliate code, a player by referral code. */
export type Referral = z.output<typeof referral>

const kept = stored('session', 'referral', referral)

/** The codes in a query string. Invalid ones are left out. */
export function referralOf(search: string): Referral {
  const query = new URLSearchParams(search)
  const read = (name: keyof Referral) => {
    const text = query.get(name)
    // Most addresses have none, and the first check of a text compiles its pattern.
    if (text === null) return {}
    const parsed = z.safeParse(code, text)
    return parsed.success ? { [name]: parsed.data } : {}
  }
  return { ...read('affiliateCode'), ...read('referralCode') }
}

/**
 * Keeps the codes of an address for the rest of the visit, replacing earlier ones. Visitors who look around before
 * they register still count as referred.
 */
export function noteReferral(search: string): void {
  const brought = referralOf(search)
  if (Object.keys(brought).length > 0) kept.write({ ...kept.read(), ...brought })
}

/**
 * Keeps the codes of the address that this page load started at, even if the address has changed since. Returns them.
 */
export function noteLanding(): Referral {
  const [landing] = performance.getEntriesByType('navigation')
  const url = landing && URL.parse(landing.name)
  if (!url) return {}
  noteReferral(url.search)
  return referralOf(url.search)
}

/** The codes that this visit came with. */
export const readReferral = (): Referral => kept.read() ?? {}

/** Drops a code that turned out to be invalid. */
export function forgetReferral(name: keyof Referral): void {
  kept.write({ ...readReferral(), [name]: undefined })
}
