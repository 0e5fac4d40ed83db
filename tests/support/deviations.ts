/**
 * What gateways answer instead of what the contract says. Each kind changes one place of a good answer; pure, so that
 * the site's tests and the tests of `npm run conform` use the same table.
 */

/** What a JSON answer may contain. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Names and indexes from the top of an answer to a place in it; empty for the whole answer. */
export type JsonPath = readonly (string | number)[]

/** How a gateway deviates at a place. */
type Kind = {
  /**
   * What can be done about it: `read` as what was meant, the surplus `item` dropped, something of the site's own put in
   * its place so that the rest is `whole`, or nothing that is sure.
   */
  readonly tolerable: 'read' | 'item' | 'whole' | 'maybe' | 'no'
  /** The deviating value in place of the good one; undefined removes it, and `unchanged` means that it can't deviate. */
  readonly change: (good: Json, place: JsonPath) => Json | undefined | typeof unchanged
}

const unchanged = Symbol('unchanged')

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)
const isField = (place: JsonPath) => typeof place.at(-1) === 'string'

/** The kinds of deviation, by name. */
export const deviationKinds = {
  'a number as text': {
    tolerable: 'read',
    change: (good) => (typeof good === 'number' ? String(good) : unchanged),
  },
  'digits as a number': {
    tolerable: 'read',
    change: (good) => (typeof good === 'string' && /^[1-9]\d{0,14}$/.test(good) ? Number(good) : unchanged),
  },
  'a flag as text': {
    tolerable: 'read',
    change: (good) => (typeof good === 'boolean' ? String(good) : unchanged),
  },
  'a flag as a number': {
    tolerable: 'read',
    change: (good) => (typeof good === 'boolean' ? Number(good) : unchanged),
  },
  'a flag as a digit': {
    tolerable: 'read',
    change: (good) => (typeof good === 'boolean' ? String(Number(good)) : unchanged),
  },
  'an unknown field': {
    tolerable: 'read',
    change: (good) => (isObject(good) ? { ...good, __unknown: { since: [1] } } : unchanged),
  },
  'null in a list': {
    tolerable: 'item',
    change: (good) => (isList(good) && good.length > 0 ? [...good, null] : unchanged),
  },
  'a strange item in a list': {
    tolerable: 'item',
    change: (good) => (isList(good) && good.length > 0 ? [...good, { __unknown: true }] : unchanged),
  },
  'a list that isn’t counted': {
    tolerable: 'whole',
    change: (good) => {
      if (!isObject(good) || !('list' in good && 'total' in good && 'totalPages' in good)) return unchanged
      const { total: _total, totalPages: _pages, ...rest } = good
      return rest
    },
  },
  'null in a field': { tolerable: 'maybe', change: (_, place) => (isField(place) ? null : unchanged) },
  'no field': { tolerable: 'maybe', change: (_, place) => (isField(place) ? undefined : unchanged) },
  'an object in a field': {
    tolerable: 'maybe',
    change: (good, place) => (isField(place) && !isObject(good) ? { __unknown: true } : unchanged),
  },
  'text in a field': {
    tolerable: 'maybe',
    change: (good, place) => (isField(place) && typeof good !== 'string' ? '<!doctype html>' : unchanged),
  },
  'nothing in an object': {
    tolerable: 'no',
    change: (good, place) => (place.length === 0 && isObject(good) ? {} : unchanged),
  },
} as const satisfies Record<string, Kind>

export type DeviationKind = keyof typeof deviationKinds

export type Deviation = {
  kind: DeviationKind
  tolerable: Kind['tolerable']
  place: JsonPath
  /** The whole answer, deviating there and nowhere else; undefined if the whole answer is gone. */
  answer: Json | undefined
}

/** Every place of an answer, the answer itself first. Of a list, only the first item is looked into. */
function placesOf(answer: Json, place: JsonPath = []): { place: JsonPath; value: Json }[] {
  const inner = isList(answer)
    ? answer.slice(0, 1).flatMap((item) => placesOf(item, [...place, 0]))
    : isObject(answer)
      ? Object.entries(answer).flatMap(([name, value]) => placesOf(value, [...place, name]))
      : []
  return [{ place, value: answer }, ...inner]
}

/** A copy of the answer with another value at a place. */
function replaced(answer: Json, [name, ...rest]: JsonPath, by: Json | undefined): Json | undefined {
  if (name === undefined) return by
  if (isList(answer))
    return answer.map((item, index) => (index === name ? (replaced(item, rest, by) ?? null) : item))
  if (!isObject(answer)) return answer
  const { [name]: old = null, ...others } = answer
  const value = replaced(old, rest, by)
  return value === undefined ? others : { ...others, [name]: value }
}

/** The same answer with a second item, as good as the first, in each of its lists. */
export function withSecondItems(answer: Json): Json {
  if (isList(answer)) return answer.flatMap((item) => [withSecondItems(item), withSecondItems(item)])
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withSecondItems(value)]))
}

/** Every deviation of an answer: each kind at each place where it is one. */
export const deviationsOf = (answer: Json): Deviation[] =>
  Object.entries<Kind>(deviationKinds).flatMap(([name, { tolerable, change }]) =>
    placesOf(answer).flatMap(({ place, value }) => {
      const by = change(value, place)
      return by === unchanged
        ? []
        : [{ kind: name as DeviationKind, tolerable, place, answer: replaced(answer, place, by) }]
    }),
  )

/** The answer as a careless gateway writes it: numbers and flags as texts, and strange items in each list. */
export function inOtherNotations(answer: Json): Json {
  if (typeof answer === 'number' || typeof answer === 'boolean') return String(answer)
  if (isList(answer))
    return answer.length === 0 ? answer : [{ __unknown: true }, ...answer.map(inOtherNotations), null]
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inOtherNotations(value)]))
}

/** The answer with null in every field, except in lists and where that isn't accepted. */
export const withNulls = (good: Json, accepts: (answer: Json) => boolean): Json =>
  placesOf(good).reduce((answer, { place, value }) => {
    if (!isField(place) || isList(value)) return answer
    const next = replaced(answer, place, null) ?? null
    return accepts(next) ? next : answer
  }, good)
