import * as z from 'zod/mini'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { type GatewayMapping, wireMapping } from '#shared/contract/wire-mapping.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { sitePaths } from '#shared/domain/site-paths.ts'
import { BrandError } from './read-brand.ts'

const path = z.string().check(z.regex(/^(\/[\w~.-]*[\w~-])+$/, 'a path like /api/v2/games, without query'))
const dotted = z.string().check(z.regex(/^([\w-]+(\.[\w-]+)*)?$/, 'names like data.rows'))
const headers = z.record(
  z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'a header name like X-Brand')),
  z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/, 'plain text of up to 200 characters')),
)
const codes = z.record(
  z.string(),
  z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/, 'a code like SMS_CODE_INVALID')),
)

const mappingSchema = z.strictObject({
  headers: z.optional(headers),
  envelope: z.optional(
    z.strictObject({
      success: z.optional(dotted),
      successIs: z.optional(z.array(z.union([z.string(), z.number(), z.boolean()])).check(z.minLength(1))),
      value: z.optional(dotted),
      message: z.optional(dotted),
      code: z.optional(dotted),
    }),
  ),
  codes: z.optional(codes),
  endpoints: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        path: z.optional(path),
        method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
        headers: z.optional(headers),
        request: z.optional(z.record(z.string(), dotted)),
        answer: z.optional(z.record(z.string(), dotted)),
        codes: z.optional(codes),
      }),
    ),
  ),
})

/** Headers that the client sets itself, or that would change who is asked. */
const ownHeaders = new Set(
  'accept accept-encoding authorization connection content-length content-type cookie host idempotency-key language merchant origin referer transfer-encoding'.split(
    ' ',
  ),
)

/** Deepest path that can be mapped. Trees contain themselves. */
const deepest = 6

/** The paths of all parts of a schema's values, as a mapping names them. */
function pathsOf(schema: unknown, at = '', depth = 0): string[] {
  if (depth > deepest) return []
  if (schema instanceof z.ZodMiniLazy) return pathsOf(schema._zod.innerType, at, depth)
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return pathsOf(schema._zod.def.innerType, at, depth)
  if (schema instanceof z.ZodMiniArray) return pathsOf(schema._zod.def.element, `${at}[]`, depth + 1)
  if (schema instanceof z.ZodMiniUnion)
    return schema._zod.def.options.flatMap((option) => pathsOf(option, at, depth))
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const own = at === '' ? name : `${at}.${name}`
    return [own, ...pathsOf(field, own, depth + 1)]
  })
}

/** What doesn't agree with the contract in the mapping of a call. */
function faultsOfCall(
  endpoint: AnyEndpoint,
  mapping: NonNullable<GatewayMapping['endpoints']>[string],
): string[] {
  const own = `endpoints.${endpoint.id}`
  const { carrier, path: to } = wireMapping({ endpoints: { [endpoint.id]: mapping } }).call(endpoint)
  const unknown = (part: 'request' | 'answer', known: readonly string[]) =>
    Object.keys(mapping[part] ?? {})
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `${own}.${part}: "${name}" is no field of this call; ${
            known.length > 0 ? `there are ${known.slice(0, 12).join(', ')}` : 'it has none'
          }`,
      )
  const fields = pathsOf(endpoint.input).filter((name) => !/[.[]/.test(name))
  const nested =
    carrier === 'json' || endpoint.encrypted
      ? []
      : Object.entries(mapping.request ?? {})
          .filter(([, theirs]) => theirs.includes('.'))
          .map(
            ([, theirs]) => `${own}.request: "${theirs}" can't be nested, because this call has no JSON body`,
          )
  const empty = Object.entries(mapping.request ?? {}).flatMap(([ours, theirs]) =>
    theirs === '' ? [`${own}.request.${ours}: "" is no name; use one like gameId`] : [],
  )
  const bodiless = endpoint.encrypted && carrier !== 'json'
  const [, first = ''] = to.split('/')
  const isOfSite = keysOf(sitePaths)
    .flatMap((page) => [...sitePaths[page]])
    .some((address) => address.split('/')[1]?.toLowerCase() === first.toLowerCase())
  return [
    ...unknown('request', endpoint.carrier === 'file' ? [] : fields),
    ...unknown('answer', pathsOf(endpoint.value)),
    ...nested,
    ...empty,
    ...(bodiless ? [`${own}.method: this call is encrypted, so it needs a body; use POST or PUT`] : []),
    ...(endpoint.carrier === 'file' && carrier !== 'file'
      ? [`${own}.method: this call sends a file, so it needs a body; use POST or PUT`]
      : []),
    ...(isOfSite || first === 'assets'
      ? [`${own}.path: "${to}" is below a page of the site, /${first}; use one like /api${to}`]
      : []),
  ]
}

/** Two calls that the operator's gateway couldn't tell apart. */
function faultsOfAddresses(mapping: GatewayMapping): string[] {
  const { call } = wireMapping(mapping)
  const taken = new Map<string, string>()
  return allEndpoints.flatMap((endpoint) => {
    const { method, path: to } = call(endpoint)
    const other = taken.get(`${method} ${to}`)
    taken.set(`${method} ${to}`, endpoint.id)
    return other === undefined
      ? []
      : [
          `endpoints.${endpoint.id}.path: ${method} ${to} is that of ${other} already; each call needs its own`,
        ]
  })
}

function faultsOfHeaders(mapping: GatewayMapping): string[] {
  const own = Object.entries(mapping.endpoints ?? {}).map(([id, { headers: ofCall }]) => ({
    at: `endpoints.${id}.headers`,
    given: ofCall,
  }))
  return [{ at: 'headers', given: mapping.headers }, ...own].flatMap(({ at, given = {} }) =>
    Object.keys(given)
      .filter((name) => ownHeaders.has(name.toLowerCase()))
      .map((name) => `${at}: ${name} is set by the client or the browser; use another name like X-Brand`),
  )
}

/**
 * Checks the content of a brand's `gateway.json` against the contract.
 * @throws BrandError that names each wrong field, why it is wrong, and what would be right.
 */
export function readMapping(content: unknown, file: string): GatewayMapping {
  const parsed = z.safeParse(mappingSchema, content)
  const faults = parsed.success
    ? faultsOf(parsed.data)
    : parsed.error.issues.map((issue) => describe(issue, content))
  if (parsed.success && faults.length === 0) return parsed.data
  throw new BrandError(`The gateway mapping ${file} can't be used:`, faults)
}

function faultsOf(mapping: GatewayMapping): string[] {
  const calls = Object.entries(mapping.endpoints ?? {}).flatMap(([id, own]) => {
    const endpoint = allEndpoints.find((one) => one.id === id)
    return endpoint
      ? faultsOfCall(endpoint, own)
      : [`endpoints: "${id}" is no call of the contract; npm run contract lists them, such as games.list`]
  })
  return [...calls, ...faultsOfHeaders(mapping), ...faultsOfAddresses(mapping)]
}

/** A field that has the wrong form, with what is there. */
function describe(issue: z.core.$ZodIssue, content: unknown): string {
  const at = issue.path.map(String)
  const seen = at.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === name)?.[1]
        : undefined,
    content,
  )
  if (issue.code === 'unrecognized_keys')
    return `${at.join('.') || '(the whole file)'}: there is no ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  return `${at.join('.') || '(the whole file)'}: ${issue.message}, not ${JSON.stringify(seen)?.slice(0, 80) ?? 'nothing'}`
}
