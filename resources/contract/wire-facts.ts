import type { AnyEndpoint } from '#shared/contract/endpoint.ts'

/** A header that calls carry. */
export type RequestHeader = {
  readonly name: string
  readonly description: string
  readonly example: string
  /** The calls that carry it. */
  readonly sentWith: (endpoint: AnyEndpoint) => boolean
  /** The same in words. */
  readonly when: string
}

const always = () => true

/** All headers that the site itself sets. What browsers add comes on top. Held against the transport by a test. */
export const requestHeaders: readonly RequestHeader[] = [
  {
    name: 'Accept',
    description: 'Answers are JSON.',
    example: 'application/json',
    sentWith: always,
    when: 'every call',
  },
  {
    name: 'Language',
    description: 'The language that the player chose. Messages and names come in it.',
    example: 'EN',
    sentWith: always,
    when: 'every call',
  },
  {
    name: 'Merchant',
    description: "The operator: `merchant` of the brand's `brand.json`.",
    example: 'palaro',
    sentWith: always,
    when: 'every call',
  },
  {
    name: 'Authorization',
    description:
      'The session, as `Bearer <token>`, with the token from the answer to a login. Any other call carries none.',
    example: 'Bearer SESSION_TOKEN',
    sentWith: ({ auth }) => auth === 'required',
    when: 'private calls',
  },
  {
    name: 'Idempotency-Key',
    description:
      'Names one request that moves money, a UUID; refuse more than 200 characters, and unprintable ones. A second call with the same key must not move money again: it gets the first one’s answer.',
    example: '0b0c9d5e-6a0c-4b5e-9a2f-3f5a1c2d7e90',
    sentWith: ({ movesMoney }) => movesMoney !== undefined,
    when: 'calls that move money',
  },
  {
    name: 'Content-Type',
    description: '`application/json`, `application/x-www-form-urlencoded`, or the type of a picture.',
    example: 'application/json',
    sentWith: ({ carrier }) => carrier !== 'query',
    when: 'calls with a body',
  },
]

/** Headers of answers that the site reads, beside `Content-Type` and `Content-Length`. */
export const readHeaders = [
  {
    name: 'Date',
    why: 'for every date and countdown on screen, and the time in encrypted payloads, whatever the player’s clock says',
  },
  { name: 'Retry-After', why: 'with 429, for when to try again' },
] as const

/** Methods of all calls. */
export const methodsOf = (endpoints: readonly AnyEndpoint[]): string[] =>
  [...new Set(endpoints.map(({ method }) => method))].toSorted()
