import * as z from 'zod/mini'
import { faultOf } from '#shared/contract/errors.ts'

/** Refusals that have texts of our own, in every language. */
const plain = [
  'WRONG_CREDENTIALS',
  'CAPTCHA_REQUIRED',
  'WRONG_CAPTCHA',
  'WRONG_CODE',
  'INVALID_MOBILE',
  'LOGIN_METHOD_OFF',
  'NOT_A_MEMBER',
  'AGENTS_ONLY',
  'ADDRESS_UNREGISTERED',
  'WRONG_PROOF',
  'TICKET_EXPIRED',
  'FREE_PLAY_OFF',
] as const

export type LoginRefusal =
  | { code: (typeof plain)[number] }
  | { code: 'ACCOUNT_LOCKED'; minutes: number }
  /** Milliseconds since 1970. */
  | { code: 'ACCOUNT_EXCLUDED'; until: number }

const lock = z.object({ minutes: z.number().check(z.positive(), z.maximum(1_000_000)) })
const exclusion = z.object({ until: z.number().check(z.positive(), z.maximum(8_640_000_000_000_000)) })

/** The refusal in a form we have texts for. Returns undefined when only the gateway's message can say it. */
export function loginRefusal(error: unknown): LoginRefusal | undefined {
  const fault = faultOf(error)
  if (fault?.kind !== 'refused') return undefined
  const { code, value } = fault
  if (code === 'ACCOUNT_LOCKED') {
    const read = z.safeParse(lock, value)
    return read.success ? { code, minutes: Math.ceil(read.data.minutes) } : undefined
  }
  if (code === 'ACCOUNT_EXCLUDED') {
    const read = z.safeParse(exclusion, value)
    return read.success ? { code, until: read.data.until } : undefined
  }
  const known = plain.find((one) => one === code)
  return known && { code: known }
}
