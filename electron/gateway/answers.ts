import * as z from 'zod/mini'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import { type AnyEndpoint, longestAnswer } from '#shared/contract/endpoint.ts'
import { challengeHeaders } from '#shared/contract/intercepted.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import { translatedHeader, type WireMapping } from '#shared/contract/wire-mapping.ts'
import { nameSession } from '#shared/domain/name-session.ts'
import type { Launches } from '../games/launches.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'

/** Maximum length, in characters, of an answer that main reads for itself. */
const largest = 1_000_000

const tokenAnswer = z.object({
  success: z.literal(true),
  value: z.object({ token: z.string().check(z.regex(/^[\w.~+/=-]{1,8192}$/)) }),
})
const launchAnswer = z.object({ success: z.literal(true), value: z.object({ url: z.string() }) })
const hostsAnswer = z.object({
  value: z.object({ info: z.object({ launchGameCDNs: z.array(z.string()) }) }),
})

/**
 * Keeps only the headers that the page's transport reads; cookies in particular are dropped. The added CSP keeps the
 * body from running as a page.
 */
function pageHeaders(headers: Headers): Headers {
  const kept = new Headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  for (const name of ['content-type', 'date', 'retry-after', ...challengeHeaders]) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

/**
 * Returns the answer as the page gets it, in the contract's form. Depending on what the endpoint declares, this keeps the token of a new
 * session and learns launch hosts and launch addresses; every other answer is passed on unread.
 * @throws when the connection breaks while an answer is read here.
 */
export async function settleAnswer(
  endpoint: AnyEndpoint,
  answer: Response,
  { wire, ...keepers }: { wire: WireMapping; session: SessionKeeper; launches: Launches },
): Promise<Response> {
  const headers = pageHeaders(answer.headers)
  const passOn = (body: Response['body'] | string) => new Response(body, { status: answer.status, headers })
  const { startsSession, issuesLaunch, namesLaunchHosts } = endpoint
  const translates = wire.translates(endpoint)
  if (!startsSession && !issuesLaunch && !namesLaunchHosts && !translates) return passOn(answer.body)

  const given = await readText(answer, translates ? longestAnswer : largest)
  const read = parseAnswer(given)
  const isTranslated = translates && read !== undefined
  const json = isTranslated ? wire.answer(endpoint, read) : read
  const text = isTranslated ? JSON.stringify(json) : given
  if (isTranslated) headers.set(translatedHeader, '1')
  if (startsSession) {
    const begun = z.safeParse(tokenAnswer, json)
    if (begun.success) {
      keepers.session.keep(begun.data.value.token)
      headers.set(signedInHeader, nameSession(begun.data.value.token))
    }
    // A body that isn't JSON may still contain a token, so the page gets an empty one and reports it as malformed.
    const token = begun.success ? begun.data.value.token : undefined
    return passOn(json === undefined ? null : withoutTokens(json, token))
  }
  const issued = z.safeParse(launchAnswer, json)
  if (issuesLaunch && issued.success) keepers.launches.issued(issued.data.value.url)
  const hosts = z.safeParse(hostsAnswer, json)
  if (namesLaunchHosts && hosts.success) keepers.launches.learn(hosts.data.value.info.launchGameCDNs)
  return passOn(text)
}

/** Returns an answer as JSON without any field that is named token or contains the token, at any depth. */
const withoutTokens = (json: unknown, token: string | undefined): string =>
  JSON.stringify(json, (name, value: unknown) =>
    /^token$/i.test(name) || (token !== undefined && value === token) ? undefined : value,
  )

/** Returns the body as text, or "" when it is longer than that. */
async function readText(answer: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longest) return ''
  }
  return text + decoder.decode()
}
