import * as z from 'zod/mini'
import { defOf, describeExpected } from './expected.ts'
import { type AskedPage, countPage, standInFor } from './stand-ins.ts'

/**
 * What became of a part that doesn't fit: `read` as what it can only mean, an `empty` list in its place, `counted` from
 * what came, `replaced` by something of the site's own, `left out` because it is optional, or `dropped` with the item of
 * a list that it belongs to.
 */
type Outcome = 'read' | 'empty' | 'counted' | 'replaced' | 'left out' | 'dropped'

/** A part of an answer that doesn't fit its schema. Contains no value that may be personal. */
export type Misfit = {
  /** Dotted path from the answer's value; the items of a list are "[]". */
  path: string
  /** What the schema asks for: see `describeExpected`. */
  expected: string
  /** The kind of what was there: "null", "text (7)". Only flags and their usual notations are given as they are. */
  seen: string
  outcome: Outcome
  /** How many items of the list were dropped, and of how many. */
  items?: readonly [dropped: number, of: number]
}

type Failure = Pick<Misfit, 'path' | 'expected' | 'seen'>

/** A usable value with the parts that didn't fit, or the part for which there is none. */
export type Repaired<Value> =
  | { ok: true; value: Value; misfits: readonly Misfit[] }
  | { ok: false; failure: Failure }

/** A value that its schema accepts, or why there is none. */
type Mended = { ok: true; value: unknown } | { ok: false; failure: Failure }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/
/** A whole number that is a text because of its size. As a time or a count, its last digits don't matter. */
const large = /^-?\d{16,20}$/
const flags: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false }

/** Describes a value without giving it away: texts and numbers may be personal. */
function describeSeen(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `list (${value.length})`
  const plain = typeof value === 'string' || typeof value === 'number'
  if (plain && Object.hasOwn(flags, value)) return JSON.stringify(value)
  return typeof value === 'string' ? `text (${value.length})` : typeof value
}

/** Whether null is a value of its own for the schema. */
function takesNull(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  if (def.type === 'optional') return takesNull(def.innerType)
  return def.type === 'nullable' || def.type === 'unknown'
}

/** Whether the schema asks for a list and nothing else will do. */
const needsList = (schema: z.core.$ZodType): boolean => defOf(schema).type === 'array'

/** Reads a flag, number or text in another notation; undefined when that would be a guess. */
function readScalar(schema: z.core.$ZodType, value: unknown): unknown {
  const def = defOf(schema)
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (!isScalar) return undefined
  const text = String(value)
  const isFlag = typeof value === 'boolean'
  switch (def.type) {
    case 'string':
      // What has more digits has lost some when JSON was parsed: see parse-answer.ts.
      return typeof value === 'number' && decimal.test(text) ? text : undefined
    case 'number':
      return typeof value === 'string' && (decimal.test(text) || large.test(text)) ? Number(text) : undefined
    case 'boolean':
      return Object.hasOwn(flags, text.toLowerCase()) ? flags[text.toLowerCase()] : undefined
    case 'enum':
      return Object.values(def.entries).find((entry) => String(entry) === text)
    case 'literal':
      return def.values.find(
        (entry) => String(entry) === text || (isFlag && String(entry) === String(Number(value))),
      )
    default:
      return undefined
  }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Whether a shape is that of a page of a list: see `pageOf`. */
const isPage = ({ list, total, totalPages }: z.core.$ZodShape): boolean =>
  list !== undefined && total !== undefined && totalPages !== undefined && needsList(list)

/** Collects misfits while an answer is walked through. */
class Repair {
  misfits: Misfit[] = []
  readonly #asked: AskedPage | undefined

  constructor(asked: AskedPage | undefined) {
    this.#asked = asked
  }

  mend(schema: z.core.$ZodType, value: unknown, path: string): Mended {
    const def = defOf(schema)
    switch (def.type) {
      case 'optional':
        return this.#optional(def.innerType, value, path)
      case 'nullable':
        return value === null || value === undefined
          ? { ok: true, value: null }
          : this.mend(def.innerType, value, path)
      case 'object':
        return this.#object(schema, def.shape, value, path)
      case 'array':
        return this.#list(schema, def.element, value, path)
      case 'record':
        return this.#record(schema, def.valueType, value, path)
      case 'union':
        return this.#union(schema, def.options, value, path)
      default:
        return this.#scalar(schema, value, path)
    }
  }

  #fail(schema: z.core.$ZodType, value: unknown, path: string): Mended {
    return { ok: false, failure: { path, expected: describeExpected(schema), seen: describeSeen(value) } }
  }

  #note(schema: z.core.$ZodType, value: unknown, path: string, outcome: Outcome): void {
    this.misfits.push({ path, expected: describeExpected(schema), seen: describeSeen(value), outcome })
  }

  /** Tries to mend a part. Forgets what it noted on the way when that fails. */
  #attempt(schema: z.core.$ZodType, value: unknown, path: string): Mended {
    const { length } = this.misfits
    const mended = this.mend(schema, value, path)
    if (!mended.ok) this.misfits.length = length
    return mended
  }

  #optional(schema: z.core.$ZodType, value: unknown, path: string): Mended {
    const absent = { ok: true, value: undefined } as const
    if (value === undefined) return absent
    if (value === null && !takesNull(schema)) {
      this.#note(schema, value, path, 'left out')
      return absent
    }
    const mended = this.#attempt(schema, value, path)
    if (mended.ok) return mended
    this.misfits.push({ ...mended.failure, outcome: 'left out' })
    return absent
  }

  #object(schema: z.core.$ZodType, shape: z.core.$ZodShape, value: unknown, path: string): Mended {
    if (!isObject(value)) return this.#fail(schema, value, path)
    const own = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)
    // An object with none of its fields is something else: nothing is known of its lists and of what may be null.
    const isKnown = Object.keys(shape).some((name) => own(name) !== undefined && own(name) !== null)
    const fields: [string, unknown][] = []
    for (const [name, field] of Object.entries(shape)) {
      const place = below(path, name)
      const given = own(name)
      if (isKnown && (given ?? null) === null && needsList(field)) {
        this.#note(field, given, place, 'empty')
        fields.push([name, []])
        continue
      }
      if (!isKnown && given === undefined && defOf(field).type === 'nullable')
        return this.#fail(field, given, place)
      const mended = this.#attempt(field, given, place)
      if (mended.ok) {
        if (mended.value !== undefined) fields.push([name, mended.value])
        continue
      }
      const instead = isKnown ? this.#instead(shape, name, value) : undefined
      if (!instead || !z.safeParse(field, instead.value).success) return mended
      this.misfits.push({ ...mended.failure, outcome: instead.outcome })
      fields.push([name, instead.value])
    }
    return { ok: true, value: Object.fromEntries(fields) }
  }

  /** What a screen uses in place of a required field of an object. */
  #instead(
    shape: z.core.$ZodShape,
    name: string,
    object: Readonly<Record<string, unknown>>,
  ): { value: unknown; outcome: Outcome } | undefined {
    if (!isPage(shape) || (name !== 'total' && name !== 'totalPages'))
      return { value: standInFor(name, object), outcome: 'replaced' }
    // Looked at only: what is wrong with them is noted as each one's turn comes.
    const known = (field: 'total' | 'totalPages') => {
      const mended = new Repair(this.#asked).mend(z.number(), object[field], field)
      return mended.ok ? Number(mended.value) : undefined
    }
    const counts = { total: known('total'), totalPages: known('totalPages') }
    const length = Array.isArray(object.list) ? object.list.length : 0
    return { value: countPage(length, this.#asked, counts)[name], outcome: 'counted' }
  }

  #list(schema: z.core.$ZodType, element: z.core.$ZodType, value: unknown, path: string): Mended {
    if (!Array.isArray(value)) return this.#fail(schema, value, path)
    const kept: unknown[] = []
    let first: Failure | undefined
    for (const item of value) {
      const mended = this.#attempt(element, item, `${path}[]`)
      if (mended.ok) kept.push(mended.value)
      else first ??= mended.failure
    }
    if (!first) return { ok: true, value: kept }
    // A list without a single good item wasn't understood. Showing it as empty would be wrong.
    if (kept.length === 0) return { ok: false, failure: first }
    this.misfits.push({ ...first, outcome: 'dropped', items: [value.length - kept.length, value.length] })
    return { ok: true, value: kept }
  }

  #record(schema: z.core.$ZodType, of: z.core.$ZodType, value: unknown, path: string): Mended {
    if (!isObject(value)) return this.#fail(schema, value, path)
    const fields = Object.entries(value).flatMap(([name, one]) => {
      // Its names are data, so they aren't given.
      const mended = this.#attempt(of, one, below(path, '*'))
      if (mended.ok) return [[name, mended.value] as const]
      this.misfits.push({ ...mended.failure, outcome: 'left out' })
      return []
    })
    return { ok: true, value: Object.fromEntries(fields) }
  }

  #union(schema: z.core.$ZodType, options: readonly z.core.$ZodType[], value: unknown, path: string): Mended {
    if (z.safeParse(schema, value).success) return { ok: true, value }
    for (const option of options) {
      const mended = this.#attempt(option, value, path)
      if (mended.ok) return mended
    }
    return this.#fail(schema, value, path)
  }

  #scalar(schema: z.core.$ZodType, value: unknown, path: string): Mended {
    if (z.safeParse(schema, value).success) return { ok: true, value }
    const read = readScalar(schema, value)
    if (read === undefined || !z.safeParse(schema, read).success) return this.#fail(schema, value, path)
    this.#note(schema, value, path, 'read')
    return { ok: true, value: read }
  }
}

/**
 * Repairs an answer that doesn't fit its schema, where that needs no guess. Null is absent; numbers and
 * flags may be texts and the other way round; beside other fields, what is absent is null, and a list is empty; an optional
 * part that is wrong is left out; a wrong item of a list is dropped, unless no item is left; pages of a list are counted
 * by what came; the site has pictures and codes for some names of its own. Amounts are never changed. What is required
 * and still wrong makes the answer unusable, so schemas require only what a screen can't do without.
 * @param asked the part of a list that the call asked for, by which its pages are counted.
 */
export function repair<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  asked?: AskedPage,
): Repaired<z.output<Schema>> {
  const walk = new Repair(asked)
  try {
    const mended = walk.mend(schema, value, '')
    if (!mended.ok) return mended
    return { ok: true, value: z.parse(schema, mended.value), misfits: withoutRepeats(walk.misfits) }
  } catch (error) {
    // Nested too deeply for any walk.
    const seen = error instanceof Error ? error.name : ''
    return { ok: false, failure: { path: '', expected: describeExpected(schema), seen } }
  }
}

/** Each item of a list may have the same misfits. The first one is kept. */
function withoutRepeats(misfits: readonly Misfit[]): Misfit[] {
  const keys = new Set<string>()
  return misfits.filter(({ path, outcome }) => {
    const key = `${path} ${outcome}`
    return !keys.has(key) && keys.add(key)
  })
}
