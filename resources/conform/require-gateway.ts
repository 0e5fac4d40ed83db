import * as z from 'zod/mini'
import { type AnyEndpoint, envelope } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { interceptedBy } from '#shared/contract/intercepted.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import type { Answered, Caller, Exchange } from './call.ts'
import type { MadeInput } from './inputs.ts'
import type { Options } from './options.ts'
import { CannotContinue, type Problem } from './problem.ts'
import { plain, visible } from './shown-value.ts'

/** Calls that every gateway must answer before anything else. One answer is enough to go on. */
const { permission, settings, whitelabel } = contract.system

/**
 * Makes sure that a gateway of this contract is at the address.
 * @throws CannotContinue that names what is there instead.
 */
export async function requireGateway(
  caller: Caller,
  inputOf: (endpoint: AnyEndpoint) => MadeInput,
  options: Options,
): Promise<void> {
  const problems: Problem[] = []
  for (const endpoint of [permission, settings, whitelabel]) {
    const made = inputOf(endpoint)
    const exchange = await caller.call(endpoint, 'input' in made ? made.input : {})
    const problem = problemIn(exchange, options)
    if (!problem) return
    problems.push(problem)
    // Without a connection, the other calls would fail the same way.
    if ('problem' in exchange) break
  }
  const [first] = problems
  if (first) throw new CannotContinue(first)
}

/** What is wrong with the whole gateway, judging by one answer. */
function problemIn(exchange: Exchange, options: Options): Problem | undefined {
  if ('problem' in exchange) return exchange.problem
  const { status, headers, text, url } = exchange
  const { host } = new URL(url)
  const called = url.slice(options.gateway.length).replace(/\?.*/, '')
  if (status >= 300 && status < 400) return redirect(exchange, options)
  const answer = z.safeParse(envelope, parseAnswer(text))
  if (!answer.success) {
    if (interceptedBy({ status, headers }, text) === 'challenge')
      return {
        name: 'challenge',
        message: `${host} checks the visitor before it answers (${status}): a challenge of its content network.`,
        advice: `Let all calls of the contract pass without it, ${called} first: a call can’t complete a challenge.`,
      }
    if (/^\s*</.test(text) || /html/i.test(headers.get('Content-Type') ?? ''))
      return {
        name: 'webPage',
        message: `${host} answers with a web page (${status}), not as a gateway${titleOf(text)}.`,
        advice: `Is this the site’s address, or a proxy’s? ${called} must lead to the gateway, and so must all other calls.`,
      }
    return {
      name: status === 404 ? 'missing' : 'noAnswer',
      message: `${host} has no answer in the envelope {success, value, message} (${status}).`,
      advice: `Check the address, with the path before ${called} if there is one, and that a gateway of this contract runs there.`,
    }
  }
  if (status === 404)
    return {
      name: 'missing',
      message: `${host} doesn’t know the calls of the contract (404).`,
      advice: `Check the address, with the path before ${called} if there is one. ${options.gateway}${called} was called.`,
    }
  if (status >= 400 && status < 429 && status !== 401)
    return {
      name: 'unknownMerchant',
      message: `${host} refuses the first calls (${status}${answer.data.code === undefined ? '' : `, ${plain(String(answer.data.code))}`}).`,
      advice: `Does it serve the merchant "${options.brand.merchant}", which the header Merchant names? It comes from the brand ${options.brand.name}: --brand <name> calls as another.`,
    }
  return undefined
}

function redirect({ url, status, headers }: Answered, { gateway }: Options): Problem {
  const { host, pathname } = new URL(url)
  const location = headers.get('Location')
  const target = location === null ? null : URL.parse(location, url)
  const base = target?.pathname.endsWith(pathname)
    ? target.origin + target.pathname.slice(0, -pathname.length)
    : undefined
  const advice =
    base !== undefined && base !== gateway
      ? `The site follows no redirects. Give ${visible(base)} as the address, here and in the brand’s gatewayUrl.`
      : 'The site follows no redirects: the gateway must answer at its own address.'
  return {
    name: 'redirect',
    message: `${host} redirects (${status}) to ${target ? visible(target.origin + target.pathname) : 'nowhere'}.`,
    advice,
  }
}

function titleOf(text: string): string {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(text)?.[1]?.trim()
  return title ? `: "${plain(title)}"` : ''
}
