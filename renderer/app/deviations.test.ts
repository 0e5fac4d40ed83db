import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CallFault } from '#lib/gateway/call-fault.ts'
import { readValue } from '#lib/gateway/read-misfit.ts'
import { anyAnswer } from '#lib/testing/any-value.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import {
  type Deviation,
  deviationsOf,
  type Json,
  type JsonPath,
  withSecondItems,
} from '#support/deviations.ts'

/** A value in which numbers and flags are texts, so that notations compare as equal. */
const inOneNotation = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' || typeof part === 'boolean' ? String(Number(part)) : part,
  )

/** Required fields that something of the site's own stands in for: pictures, names of vendors, counts of a page. */
const spare = {
  pictures: ['icon', 'iconUrl', 'smallIcon'],
  names: ['displayName', 'vendorName'],
  counts: ['total', 'totalPages'],
}

/** Whether a field is one that the site can do without, although it is required. */
function isSpare(good: Json, place: JsonPath): boolean {
  const name = String(place.at(-1))
  const around = place.slice(0, -1).reduce<unknown>((value, step) => Reflect.get(Object(value), step), good)
  const has = (...fields: string[]) => fields.every((field) => Object.hasOwn(Object(around), field))
  return (
    spare.pictures.includes(name) ||
    (spare.names.includes(name) && has('vassalage')) ||
    (spare.counts.includes(name) && has('list', ...spare.counts))
  )
}

/** A value without what its fields contain, so that answers with as many parts compare as equal. */
const partsOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'object' && part !== null ? part : ''))

/** Reads a deviating answer. Returns what is wrong with how that ends. */
function readDeviating(
  endpoint: AnyEndpoint,
  good: Json,
  { kind, tolerable, place, answer }: Deviation,
  optional: ReadonlySet<string>,
): string[] {
  const { value: schema } = endpoint
  // It may be as good in this place.
  if (z.safeParse(schema, answer).success) return []
  const wrong = (what: string) => [`${kind} at ${place.join('.')}: ${what}`]
  const isSame = tolerable === 'read' || tolerable === 'item'
  const mustBeWhole = tolerable === 'whole' || (isSpare(good, place) && !optional.has(place.join('.')))
  let value: unknown
  try {
    value = readValue(endpoint, answer, () => {})
  } catch (error) {
    if (!(error instanceof CallFault) || error.fault.kind !== 'malformed') return wrong(String(error))
    // Each list has a second item, which is as good as ever.
    const mustBeRead = isSame || mustBeWhole || place.includes(0) || optional.has(place.join('.'))
    return mustBeRead ? wrong(error.fault.detail) : []
  }
  const differs = inOneNotation(value) !== inOneNotation(z.parse(schema, good))
  const isWhole = partsOf(value) === partsOf(z.parse(schema, good))
  if (mustBeWhole && !isWhole) return wrong('parts of it are lost')
  return isSame && differs ? wrong(`read as ${JSON.stringify(value)}`) : []
}

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[NET-01, NET-05] an answer to %s that deviates is read as far as it can be, or refused by field',
  (_, endpoint) => {
    const good = withSecondItems(anyAnswer(endpoint) as Json)
    const deviations = deviationsOf(good)
    const optional = new Set(
      deviations.flatMap(({ kind, place, answer }) =>
        kind === 'no field' && z.safeParse(endpoint.value, answer).success ? place.join('.') : [],
      ),
    )
    expect(z.safeParse(endpoint.value, good).success).toBe(true)
    expect(deviations.flatMap((deviation) => readDeviating(endpoint, good, deviation, optional))).toEqual([])
  },
)
