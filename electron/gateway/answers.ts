import * as z from 'zod/mini'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Launches } from '../games/launches.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'

/** Maximum length, in characters, of an answer that main reads itself. */
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
  for (const name of ['content-type', 'retry-after']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

/**
 * Returns the answer as the page gets it. Depending on what the endpoint declares, this keeps the token of a new
 * session and learns launch hosts and launch addresses; every other answer is passed on unread.
 * @throws when the connection breaks while an answer is read here.
 */
export async function settleAnswer(
  endpoint: AnyEndpoint,
  answer: Response,
  keepers: { session: SessionKeeper; launches: Launches },
): Promise<Response> {
  const headers = pageHeaders(answer.headers)
  const passOn = (body: Response['body'] | string) => new Response(body, { status: answer.status, headers })
  const { startsSession, issuesLaunch, namesLaunchHosts } = endpoint
  if (!startsSession && !issuesLaunch && !namesLaunchHosts) return passOn(answer.body)

  const text = await readText(answer)
  const json = parseJson(text)
  if (startsSession) {
    const begun = z.safeParse(tokenAnswer, json)
    if (begun.success) {
      keepers.session.keep(begun.data.value.token)
      headers.set(signedInHeader, '1')
    }
    // A body that isn't JSON may still contain a token, so the page gets an empty one and reports it as malformed.
    return passOn(json === undefined ? null : withoutTokens(text))
  }
  const issued = z.safeParse(launchAnswer, json)
  if (issuesLaunch && issued.success) keepers.launches.issued(issued.data.value.url)
  const hosts = z.safeParse(hostsAnswer, json)
  if (namesLaunchHosts && hosts.success) keepers.launches.learn(hosts.data.value.info.launchGameCDNs)
  return passOn(text)
}

/** Returns the same JSON without any field named token, at any depth. */
const withoutTokens = (json: string): string =>
  JSON.stringify(JSON.parse(json, (name, value: unknown) => (/^token$/i.test(name) ? undefined : value)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the body as text, or "" when it exceeds `largest`. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > largest) return ''
  }
  return text + decoder.decode()
}
