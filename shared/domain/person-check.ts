import * as z from 'zod/mini'

/** As the gateway codes it; one that isn't shipped is answered in English. */
const language = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * A check that a person acts here, to be made on the operator's page: the providers' scripts refuse a page of the
 * desktop's own scheme. `brand`: the bot check that the brand names. `recaptcha`: what Firebase wants solved first,
 * with the site key that it gave.
 */
export const checkRequest = z.union([
  z.object({ check: z.literal('brand'), action: z.enum(['login', 'register', 'sms']), language }),
  z.object({ check: z.literal('recaptcha'), siteKey: z.string().check(z.regex(/^[\w-]{4,200}$/)), language }),
])
export type CheckRequest = z.output<typeof checkRequest>

type WithoutLanguage<Request> = Request extends unknown ? Omit<Request, 'language'> : never
/** What is to be checked, whatever the language. */
export type CheckSubject = WithoutLanguage<CheckRequest>

/** Why a check gave no proof. `load`: the provider's script, or the page itself, did not come. */
export const checkFailures = ['load', 'failed', 'timeout', 'cancelled', 'unsupported'] as const
const why = z.enum(checkFailures)
export type CheckFailure = z.output<typeof why>

/** Characters of the longest proof that the gateway takes. */
const token = z.string().check(z.minLength(1), z.maxLength(8192))

export const checkOutcome = z.union([
  z.object({ proved: z.literal(true), token }),
  z.object({ proved: z.literal(false), why }),
])
export type CheckOutcome = z.output<typeof checkOutcome>

/** What the check page posts to itself: whether the person is needed just now, and in the end how it came out. */
const checkMessage = z.object({
  type: z.literal('personCheck'),
  news: z.union([z.object({ needed: z.boolean() }), checkOutcome]),
})
export type CheckNews = z.output<typeof checkMessage>['news']

/** Wraps news for `postMessage`. */
export const checkMessageOf = (news: CheckNews) => ({ type: 'personCheck', news }) as const

/** The news in what a page posted; undefined for anything else. */
export function readCheckNews(data: unknown): CheckNews | undefined {
  const read = z.safeParse(checkMessage, data)
  return read.success ? read.data.news : undefined
}

/** The address of a check: what is asked stands in the fragment, which no server hears of. */
export function checkAddress(page: string, request: CheckRequest): string {
  const url = new URL(page)
  url.hash = new URLSearchParams(request).toString()
  return url.href
}

/** What a check page was opened for; undefined when that is none of the above. */
export function readCheckRequest(hash: string): CheckRequest | undefined {
  const read = z.safeParse(checkRequest, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))))
  return read.success ? read.data : undefined
}
