import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { faultOutcomes } from '#shared/contract/outcomes.ts'
import type { WireCall } from '#shared/contract/wire-mapping.ts'
import { readHeaders } from '../contract/wire-facts.ts'
import type { Answered, Exchange } from './call.ts'
import type { Deviation } from './deviation.ts'
import { plain } from './shown-value.ts'

const withheld = `the browser withholds the answer, and the site ${faultOutcomes.offline}`
const deviation = (field: string, seen: string, expected: string, site = withheld): Deviation => ({
  kind: 'cors',
  field,
  seen,
  expected,
  site,
})
const seenIn = (headers: Headers, name: string): string => {
  const value = headers.get(name)
  return value === null ? 'nothing' : plain(value)
}

/** What a browser's question depends on: the call as it is declared, or as a mapping has it. */
type Asked = Pick<AnyEndpoint, 'auth' | 'method' | 'carrier' | 'movesMoney'> & {
  headers?: WireCall['headers']
}

/** Headers of a call for which a browser asks the gateway first. */
export const askedHeaders = ({ auth, carrier, movesMoney, headers = {} }: Asked): string[] => [
  ...(auth === 'required' ? ['authorization'] : []),
  ...(carrier === 'json' || carrier === 'file' ? ['content-type'] : []),
  ...(movesMoney ? ['idempotency-key'] : []),
  'language',
  'merchant',
  ...Object.keys(headers).map((name) => name.toLowerCase()),
]

/** Whether a browser would hand anything to a site of that origin. The site sends no cookies, so "*" will do. */
function allowed({ headers }: Answered, origin: string): Deviation[] {
  const name = 'Access-Control-Allow-Origin'
  return ['*', origin].includes(headers.get(name) ?? '')
    ? []
    : [deviation(`header ${name}`, seenIn(headers, name), origin)]
}

/** Whether a browser would hand an answer to a site of that origin, with the headers that the site reads. */
export const corsOfAnswer = (answer: Answered, origin: string): Deviation[] => [
  ...allowed(answer, origin),
  ...exposed(answer),
]

const blindTo: Readonly<Record<(typeof readHeaders)[number]['name'], string>> = {
  Date: 'takes the player’s clock for right, so one that is wrong shows wrong days and makes encrypted calls look old',
  'Retry-After': 'says to try again in 60 s, whatever the gateway asks for',
}

/** Headers that the site reads must be named, because browsers hide them from other origins. */
function exposed({ headers }: Answered): Deviation[] {
  const name = 'Access-Control-Expose-Headers'
  const names = listOf(headers, name).map((one) => one.toLowerCase())
  return readHeaders
    .filter((header) => !names.includes('*') && !names.includes(header.name.toLowerCase()))
    .map((header) => deviation(`header ${name}`, seenIn(headers, name), header.name, blindTo[header.name]))
}

/** Whether a browser would make a call after this answer to its preflight. */
export function corsOfPreflight(endpoint: Asked, exchange: Exchange, origin: string): Deviation[] {
  if ('problem' in exchange) return [deviation('preflight', exchange.problem.message, 'an answer to OPTIONS')]
  const { status, headers } = exchange
  if (status < 200 || status > 299) return [deviation('preflight status', String(status), '204')]
  const methods = listOf(headers, 'Access-Control-Allow-Methods')
  const names = listOf(headers, 'Access-Control-Allow-Headers').map((name) => name.toLowerCase())
  // "*" stands for every header but this one.
  const missing = askedHeaders(endpoint).filter(
    (name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')),
  )
  const simple = endpoint.method === 'GET' || endpoint.method === 'POST'
  return [
    ...allowed(exchange, origin).map((one) => ({ ...one, field: `preflight ${one.field}` })),
    ...(simple || methods.includes(endpoint.method) || methods.includes('*')
      ? []
      : [
          deviation(
            'preflight header Access-Control-Allow-Methods',
            seenIn(headers, 'Access-Control-Allow-Methods'),
            endpoint.method,
          ),
        ]),
    ...(missing.length === 0
      ? []
      : [
          deviation(
            'preflight header Access-Control-Allow-Headers',
            seenIn(headers, 'Access-Control-Allow-Headers'),
            missing.join(', '),
          ),
        ]),
  ]
}

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
