import { defaultTimeout, longestAnswer } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { codeOutcomes, outcomes } from '#shared/contract/outcomes.ts'
import { payloadAlgorithms } from '#shared/crypto/payload.ts'
import { table } from './markdown-table.ts'
import { methodsOf, readHeaders, requestHeaders } from './wire-facts.ts'
import { flagRows, patternRows } from './word-lists.ts'

/** What holds for all calls in one respect. Texts are Markdown, with code in backticks and nothing else. */
type Section = {
  readonly title: string
  readonly text: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const code = (text: string): string => `\`${text}\``
const listed = (texts: readonly string[]): string => texts.map(code).join(', ')

const encryptedCalls = allEndpoints.filter(({ encrypted }) => encrypted).map(({ id }) => id)

/** The sections of the document's description, of the sandbox's page, and of `resources/docs/gateway.md`. */
export const sections: readonly Section[] = [
  {
    title: 'Headers',
    text: 'The site sets these headers. The rest is the browser’s.',
    head: ['header', 'goes with', 'what it is'],
    rows: requestHeaders.map(({ name, when, description }) => [code(name), when, description]),
  },
  {
    title: 'Answers',
    text: 'What the site does with an answer that grants nothing.',
    head: ['answer', 'status', 'what the site does'],
    rows: outcomes.map(({ answer, status, site, fault }) => [
      answer,
      fault === 'failed' ? 'other' : String(status),
      site,
    ]),
  },
  {
    title: 'Codes',
    text: 'The site shows the message of a refusal. With these codes it does more.',
    head: ['code', 'what the site does'],
    rows: Object.entries(codeOutcomes).map(([name, site]) => [code(name), site]),
  },
  {
    title: 'Encryption',
    text: 'The plaintext is the JSON of the call’s fields, with `iat` (seconds since 1970) and `nonce` (a UUID). Refuse an `iat` more than five minutes away, and a `nonce` that was seen before, with the code `REPLAYED`.',
    head: ['part', 'value'],
    rows: [
      ['form', 'compact JWE in `{"payload": "…"}`'],
      ['key, `alg`', code(payloadAlgorithms.alg)],
      ['content, `enc`', code(payloadAlgorithms.enc)],
      ['`kid`', 'that of the first of the brand’s `encryptionKeys`'],
      ['calls', listed(encryptedCalls)],
    ],
  },
  {
    title: 'Money',
    text: 'A call that moves money carries an `Idempotency-Key`. Where its answer is lost, the site asks what became of it, with the same key as `idempotencyKey`. Nothing may move twice for one key. Where money leaves the account, the login alone must not do: refuse the call with `CHECK_REQUIRED` unless its `checkToken` comes from `paymentPassword.check` for the purpose named here, in the same session, within two minutes, and wasn’t used before.',
    head: ['call', 'the call that says what became of it', 'purpose of the payment password’s proof'],
    rows: allEndpoints.flatMap(({ id, movesMoney }) =>
      movesMoney
        ? [[code(id), code(movesMoney.outcome.id), movesMoney.leavesFor ? code(movesMoney.leavesFor) : '']]
        : [],
    ),
  },
  {
    title: 'CORS',
    text: 'A web build on another origin than the gateway needs these. Every call is preflighted, because of its own headers. No cookies are sent, and redirects are not followed. The desktop client needs none of it.',
    head: ['header of the answer', 'value'],
    rows: [
      ['`Access-Control-Allow-Origin`', 'the site’s origin, from a list of yours'],
      ['`Access-Control-Allow-Methods`', listed(methodsOf(allEndpoints))],
      ['`Access-Control-Allow-Headers`', listed(requestHeaders.map(({ name }) => name))],
      ['`Access-Control-Expose-Headers`', listed(readHeaders.map(({ name }) => name))],
      ['`Access-Control-Max-Age`', '`86400`, so that browsers ask once a day'],
    ],
  },
]

/** Sections of the document alone: words of the contract that its schemas only know as text or number. */
const wordLists = (): readonly Section[] => [
  {
    title: 'Flags',
    text: 'The flags that the site looks for in `system.settings`, at any depth of the tree. One that is missing is off, unless the table says otherwise.',
    head: ['flag', 'what is on with it'],
    rows: flagRows(),
  },
  {
    title: 'Patterns',
    text: 'What a `patternId` in `system.registerRules` allows in a field.',
    head: ['id', 'what is allowed'],
    rows: patternRows(),
  },
]

/** What every call has in common, in one paragraph. */
const envelopeText = `Every answer is an envelope: \`{"success": true, "value": …}\`, or, with status 200 too, \`{"success": false, "message": "…", "code": "…", "value": …}\`. Unknown fields are ignored. Times are milliseconds since 1970. An answer may have ${longestAnswer / 1_000_000} MB; a call that names no time of its own is given up after ${defaultTimeout / 1000} seconds. Every answer carries \`Cache-Control: no-store\`: caches find an answer by its address, and the session is no part of that.`

/** What holds for every call, in Markdown. */
export const overview = (): string =>
  [
    'The gateway that the Palaro client calls, made from the client’s own contract.',
    envelopeText,
    '`x-palaro-source` says of each call whether its path and method are from the specification (`spec`) or were assumed, because the specification only names it (`assumed`).',
    ...[...sections, ...wordLists()].map(
      ({ title, text, head, rows }) => `## ${title}\n\n${text}\n\n${table(head, rows)}`,
    ),
  ].join('\n\n')
