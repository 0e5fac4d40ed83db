import * as z from 'zod'
import { privateMembers } from '#shared/brand/fields/key-fields.ts'
import { timeZones } from '#shared/brand/fields/market-fields.ts'
import { didYouMean } from '../../scripts/command/nearest.ts'
import { childrenOf, exampleOf, formOf, isOptional, metaOf, schemaAt, whole } from './schema-fields.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A value that a brand may not have: where it is, and what is wrong with it. */
export type Refusal = { path: Path; says: string }

/** Fields that brands had once, with what has to be done about them. */
const formerFields: Readonly<Record<string, string>> = {
  'hosts.gateway': 'is no field any more: it follows from gatewayUrl. Remove it.',
}

/** Names that a mistyped text may be meant as, by field. */
const known: Readonly<Record<string, readonly string[]>> = { timeZone: timeZones }

/** Says what is wrong with each value, why, and what is right. */
export function refusalsOf(schema: z.ZodType, content: unknown, issues: readonly Issue[]): Refusal[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const path = [...issue.path, key]
          return { path, says: strayField(schema, path) }
        })
      : { path: issue.path, says: wrongValue(schema, content, issue) },
  )
}

/** A path as it is written: `encryptionKeys.0.n`. */
export const written = (path: Path): string => path.map(String).join('.') || '(the whole file)'

function strayField(schema: z.ZodType, path: Path): string {
  const key = String(path.at(-1))
  const former = formerFields[written(path)]
  if (former !== undefined) return former
  if (path[0] === 'encryptionKeys' && privateMembers.includes(key))
    return 'is a private part of the key, and every value of a brand is public. Remove it, and make a new key: this one is no secret any more.'
  const above = schemaAt(schema, path.slice(0, -1))
  const names = above ? Object.keys(childrenOf(above)) : []
  const meant = didYouMean(key, names)
  return `is no field.${meant || ` There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`}`
}

function wrongValue(schema: z.ZodType, content: unknown, issue: Issue): string {
  const value = valueAt(content, issue.path)
  const why = reasonOf(schema, issue, value)
  const field = schemaAt(schema, issue.path)
  const what = field === undefined ? undefined : metaOf(field).description
  const start = value !== undefined ? `${shown(value)} ${why}` : what ? `is missing. ${what}` : 'is missing'
  const names = known[written(issue.path)] ?? []
  const meant = typeof value === 'string' ? didYouMean(value, [...names, ...choicesOf(issue)]) : ''
  return `${start}${/[.?]$/.test(start) ? '' : '.'}${meant}${exampleFor(schema, issue.path)}`
}

function reasonOf(schema: z.ZodType, issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid'))
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((one) => JSON.stringify(one)).join(', ')}`
  if (issue.code === 'invalid_key') return `${issue.issues[0]?.message ?? issue.message} (the key)`
  if (issue.code === 'invalid_union') return `must be one of the kinds: ${kindsAt(schema, issue.path)}`
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid')) return issue.message
  if (issue.expected === 'int') return 'must be a whole number'
  const field = schemaAt(schema, issue.path)
  const orNothing = value === null && field && isOptional(field) ? ', or left out' : ''
  return `must be ${wanted(issue.expected)}${orNothing}`
}

const wanted = (expected: string): string => jsonWords[expected] ?? expected

const jsonWords: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const choicesOf = (issue: Issue): string[] =>
  issue.code === 'invalid_value' ? issue.values.filter((one) => typeof one === 'string') : []

/** The values that the kind of a union may have. The issue is at the kind, or at the union itself. */
function kindsAt(schema: z.ZodType, path: Path): string {
  const union = schemaAt(schema, path.at(-1) === 'kind' ? path.slice(0, -1) : path)
  const options = union instanceof z.ZodUnion ? union.options : []
  return options.map((option) => formOf(childrenOf(whole(option)).kind ?? z.never())).join(', ')
}

/** The example of a field, or of the list or object that it is in. */
function exampleFor(schema: z.ZodType, path: Path): string {
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length)
    const field = schemaAt(schema, part)
    const example = field && exampleOf(field)
    if (example === undefined) continue
    const name = length === path.length ? '' : `${written(part)}: `
    return ` Example: ${name}${JSON.stringify(example)}`
  }
  return ''
}

const longestShown = 70

/** A value as it is in the file, cut short. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

function valueAt(content: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return content
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, key)) return undefined
  return valueAt(Reflect.get(content, key), rest)
}
