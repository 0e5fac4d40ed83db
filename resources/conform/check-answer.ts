import * as z from 'zod/mini'
import { type AnyEndpoint, envelope, isPrivate, longestAnswer } from '#shared/contract/endpoint.ts'
import { interceptedBy } from '#shared/contract/intercepted.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import { type Answered, type Exchange, timeoutOf } from './call.ts'
import type { Deviation, DeviationKind } from './deviation.ts'
import { expectedAt, expectsCode } from './expected-at.ts'
import { isForeseen } from './inputs.ts'
import { plain, type Showing, shown } from './shown-value.ts'
import { readAsSite, siteDoes, siteWithout } from './site.ts'
import { valueIssues } from './value-issues.ts'

/** What a check of an answer finds: deviations, a refusal that says nothing against it, and the value as it came. */
export type Checked = { deviations: Deviation[]; refused?: string; value?: unknown }

/**
 * Compares an answer with the contract.
 * @param known texts that must not appear in the report, such as the token.
 */
export async function checkAnswer(
  endpoint: AnyEndpoint,
  exchange: Exchange,
  known: readonly string[],
): Promise<Checked> {
  if ('problem' in exchange) {
    const { name, message } = exchange.problem
    const kind = name === 'slow' ? 'slow' : 'noAnswer'
    return {
      deviations: [
        { kind, field: '', seen: message, expected: 'an answer', site: siteWithout(endpoint, kind) },
      ],
    }
  }
  const reading = await readAsSite(endpoint, exchange)
  const found = (kind: DeviationKind, field: string, seen: string, expected: string): Deviation => ({
    kind,
    field,
    seen,
    expected,
    site: siteDoes(endpoint, reading, field),
  })
  const late = lateness(endpoint, exchange)
  const status = statusDeviation(exchange, found)
  if (status) return { deviations: [...late, status] }
  if (exchange.text.length > longestAnswer)
    return { deviations: [...late, found('tooLarge', '', 'more than 5 MB', 'at most 5 MB')] }
  const body = parseAnswer(exchange.text)
  const type = exchange.headers.get('Content-Type') ?? ''
  if (body === undefined)
    return {
      deviations: [
        ...late,
        found(
          'notJson',
          '',
          bodyWords(exchange.text, type),
          'JSON in the envelope {success, value, message}',
        ),
      ],
    }
  const odd = /^application\/([\w.-]+\+)?json\b/i.test(type)
    ? []
    : [found('contentType', 'header Content-Type', type === '' ? 'nothing' : plain(type), 'application/json')]
  const { deviations, ...rest } = checkBody(endpoint, body, known, found)
  return { deviations: [...late, ...odd, ...keeping(endpoint, exchange), ...deviations], ...rest }
}

/** A private answer that a cache may keep: the session is no part of what a cache finds it by. */
function keeping(endpoint: AnyEndpoint, { headers }: Answered): Deviation[] {
  const name = 'Cache-Control'
  const said = headers.get(name)
  if (!isPrivate(endpoint) || /(^|,)\s*no-store\s*(,|$)/i.test(said ?? '')) return []
  return [
    {
      kind: 'kept',
      field: `header ${name}`,
      seen: said === null ? 'nothing' : plain(said),
      expected: 'no-store',
      site: 'keeps it from the browser’s cache; one on the way may show it to the next player',
    },
  ]
}

type Find = (kind: DeviationKind, field: string, seen: string, expected: string) => Deviation

function checkBody(endpoint: AnyEndpoint, body: unknown, known: readonly string[], found: Find): Checked {
  const showing: Showing = isPrivate(endpoint) ? 'private' : 'open'
  const answer = z.safeParse(envelope, body)
  if (!answer.success)
    return {
      deviations: valueIssues(envelope, body).map(({ path, value }) =>
        found('envelope', path.join('.'), shown(value, showing, known), expectedAt(envelope, path)),
      ),
    }
  const { success, value, code, message } = answer.data
  if (success) {
    const deviations = valueIssues(endpoint.value, value).map(({ path, value: wrong, count, expected }) => {
      const how = showing === 'private' && expectsCode(endpoint.value, path) ? 'code' : showing
      const times = count === 1 ? '' : ` (${count} times)`
      const wanted = expected ?? expectedAt(endpoint.value, path)
      return found('value', fieldName(['value', ...path]), shown(wrong, how, known) + times, wanted)
    })
    return { deviations, value }
  }
  const name = plain(String(code ?? ''))
  if (isForeseen(endpoint.id, name)) return { deviations: [], refused: name }
  const words = showing === 'open' && message ? `: ${plain(message)}` : ''
  return { deviations: [found('refused', 'success', `false, ${name || 'without a code'}${words}`, 'true')] }
}

const fieldName = (path: readonly PropertyKey[]): string => path.map((step) => plain(String(step))).join('.')

function statusDeviation({ status, headers, text }: Answered, found: Find): Deviation | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status >= 300 && status < 400) {
    const target = headers.get('Location')
    return found(
      'redirect',
      'status',
      `${status} to ${target === null ? 'nowhere' : plain(target)}`,
      'no redirect',
    )
  }
  if (status === 429) {
    const wait = headers.get('Retry-After')
    const seen = wait === null ? 'nothing' : plain(wait)
    return found('status', 'header Retry-After', `${seen}, with 429`, 'the seconds to wait')
  }
  if (interceptedBy({ status, headers }, text) === 'challenge')
    return found('status', 'status', `${status} (a challenge of the content network)`, '200')
  const answer = z.safeParse(envelope, parseAnswer(text))
  const code = answer.success && answer.data.code != null ? `, ${plain(String(answer.data.code))}` : ''
  return found('status', 'status', `${status}${statusWords[status] ?? ''}${code}`, '200')
}

const statusWords: Readonly<Record<number, string>> = {
  401: ' (no session)',
  403: ' (forbidden)',
  404: ' (the call is missing)',
  405: ' (another method)',
  451: ' (region blocked)',
  500: ' (it failed)',
  502: ' (bad gateway)',
  503: ' (unavailable)',
  504: ' (its back end is too slow)',
}

function lateness(endpoint: AnyEndpoint, { took }: Answered): Deviation[] {
  const timeout = timeoutOf(endpoint)
  if (took <= timeout) return []
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  return [
    {
      kind: 'slow',
      field: '',
      seen: seconds(took),
      expected: `at most ${seconds(timeout)}`,
      site: siteWithout(endpoint, 'slow'),
    },
  ]
}

function bodyWords(text: string, type: string): string {
  if (text === '') return 'an empty answer'
  if (/^\s*<|text\/html/i.test(text.slice(0, 20) + type)) return 'a web page'
  return `something else (${type === '' ? 'no type' : plain(type)})`
}
