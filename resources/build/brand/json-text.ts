import { type AnyNode, parse, type ValueNode } from '@humanwhocodes/momoa'
import { reasonOf } from '#shared/domain/reason-of.ts'

/** A place in a file, counted from 1. */
type Place = { line: number; column: number }
type Path = readonly PropertyKey[]

/** A JSON text as a value, with the place of everything in it. */
export type JsonText = {
  value: unknown
  /** Where the value at a path is; undefined where there is none. */
  placeOf(path: Path): Place | undefined
  /** Keys that an object has more than once: JSON keeps the last one and drops the others silently. */
  duplicates: readonly { path: Path; first: Place; place: Place }[]
}

/** A text that isn't JSON. The message says where and what. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault'
}

/**
 * Parses JSON so that every value can be found in its file again. A byte order mark is skipped.
 * @throws JsonFault with line and column.
 */
export function parseJson(file: string): JsonText {
  const text = file.replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new JsonFault('The file is empty.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new JsonFault(faultOf(text, error))
  }
  const { body } = parse(text, { mode: 'json' })
  return {
    value,
    placeOf: (path) => find(body, path)?.loc.start,
    duplicates: duplicatesIn(body, []),
  }
}

/** V8 says best what is wrong, but not always where, which the other parser does. */
function faultOf(text: string, error: unknown): string {
  const said = reasonOf(error)
  const what = said.replace(/,? (in JSON at position|"[\s\S]*" is not valid JSON|\.\.\.).*$/s, '')
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(said) ?? placeFrom(text)
  return line === undefined ? `${what}.` : `Line ${line}, column ${column}: ${what}.`
}

function placeFrom(text: string): RegExpExecArray | readonly string[] {
  try {
    parse(text, { mode: 'json' })
  } catch (error) {
    return /\((\d+):(\d+)\)$/.exec(String(error)) ?? []
  }
  return []
}

const keyOf = (name: AnyNode): string => (name.type === 'String' ? name.value : '')

function find(node: ValueNode, [key, ...rest]: Path): ValueNode | undefined {
  if (key === undefined) return node
  const next =
    node.type === 'Object'
      ? node.members.findLast(({ name }) => keyOf(name) === key)?.value
      : node.type === 'Array' && typeof key === 'number'
        ? node.elements[key]?.value
        : undefined
  return next && find(next, rest)
}

function duplicatesIn(node: ValueNode, path: Path): JsonText['duplicates'] {
  if (node.type === 'Array')
    return node.elements.flatMap(({ value }, index) => duplicatesIn(value, [...path, index]))
  if (node.type !== 'Object') return []
  const seen = new Map<string, Place>()
  return node.members.flatMap(({ name, value }) => {
    const key = keyOf(name)
    const first = seen.get(key)
    if (!first) seen.set(key, name.loc.start)
    const below = duplicatesIn(value, [...path, key])
    return first ? [{ path: [...path, key], first, place: name.loc.start }, ...below] : below
  })
}
