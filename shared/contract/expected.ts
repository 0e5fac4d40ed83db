import type * as z from 'zod/mini'
import { amount } from './endpoint.ts'

/** The schema, typed so that its declaration shows which kind it is. */
function known(schema: z.core.$ZodType): z.core.$ZodTypes
function known(schema: z.core.$ZodType): z.core.$ZodType {
  return schema
}

/** The declaration of a schema that may be lazy. */
export function defOf(schema: z.core.$ZodType): Exclude<z.core.$ZodTypes, z.core.$ZodLazy>['_zod']['def'] {
  const { _zod } = known(schema)
  return 'innerType' in _zod ? defOf(_zod.innerType) : _zod.def
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  unknown: 'any value',
}

/** What a schema accepts, each in words. */
function choicesOf(schema: z.core.$ZodType): readonly string[] {
  if (schema === amount) return ['an amount such as "12480.75"']
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
      return choicesOf(def.innerType)
    case 'nullable':
      return [...choicesOf(def.innerType), 'null']
    case 'pipe':
      return choicesOf(def.in)
    case 'union':
      return def.options.flatMap(choicesOf)
    case 'enum':
      return Object.values(def.entries).map((value) => JSON.stringify(value))
    case 'literal':
      return def.values.map((value) => JSON.stringify(value))
    default:
      return [words[def.type] ?? def.type]
  }
}

/** Says what any of some schemas accepts: `text or null`, `"daily", "weekly" or "monthly"`; `nothing` for none. */
export function describeExpected(...schemas: readonly z.core.$ZodType[]): string {
  const choices = [...new Set(schemas.flatMap(choicesOf))]
  const last = choices.pop()
  if (last === undefined) return 'nothing'
  return choices.length === 0 ? last : `${choices.join(', ')} or ${last}`
}
