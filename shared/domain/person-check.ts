import * as z from 'zod/mini'

/** The gateway's code of the language. A language that isn't included falls back to English. */
const language = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * A check that a person acts here, run on the operator's page, because the providers' scripts reject a page with the
 * desktop client's own scheme. `brand`: the bot check that the brand names. `recaptcha`: what Firebase requires
 * first, with the site key that it returned.
 */
export const checkRequest = z.union([
  z.object({ check: z.literal('brand'), action: z.enum(['login', 'register', 'sms']), language }),
  z.object({ check: z.literal('recaptcha'), siteKey: z.string().check(z.regex(/^[\w-]{4,200}$/)), language }),
])
export type CheckRequest = z.output<typeof checkRequest>

type WithoutLanguage<Request> = Request extends unknown ? Omit<Request, 'language'> : never
/** What to check, without the language. */
export type CheckSubject = WithoutLanguage<CheckRequest>

/** Why a check returned no proof. `load`: the provider's script, or the page itself, failed to load. */
export const checkFailures = ['load', 'failed', 'timeout', 'cancelled', 'unsupported'] as const
const why = z.enum(checkFailures)
export type CheckFailure = z.output<typeof why>

/** A proof; 8192 characters are the most that the gateway accepts. */
const token = z.string().check(z.minLength(1), z.maxLength(8192))

export const checkOutcome = z.union([
  z.object({ proved: z.literal(true), token }),
  z.object({ proved: z.literal(false), why }),
])
export type CheckOutcome = z.output<typeof checkOutcome>

/** What the check page posts to itself: whether the person is needed now, and the result in the end. */
const checkMessage = z.object({
  type: z.literal('personCheck'),
  news: z.union([z.object({ needed: z.boolean() }), checkOutcome]),
})
export type CheckNews = z.output<typeof checkMessage>['news']

/** Wraps news for `postMessage`. */
export const checkMessageOf = (news: CheckNews) => ({ type: 'personCheck', news }) as const

/** Reads the news from a posted message; undefined for anything else. */
export function readCheckNews(data: unknown): CheckNews | undefined {
  const read = z.safeParse(checkMessage, data)
  return read.success ? read.data.news : undefined
}

/** Returns the address of a check. The request is in the fragment, which isn't sent to the server. */
export function checkAddress(page: string, request: CheckRequest): string {
  const url = new URL(page)
  url.hash = new URLSearchParams(request).toString()
  return url.href
}

/** Reads the request of a check page; undefined when it isn't valid. */
export function readCheckRequest(hash: string): CheckRequest | undefined {
  const read = z.safeParse(checkRequest, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))))
  return read.success ? read.data : undefined
}
