import * as z from 'zod/mini'
import { amount } from '#shared/contract/endpoint.ts'
import type { Docs } from './doc-comments.ts'

export type Schema = z.core.JSONSchema.JSONSchema
export type Schemas = Record<string, Schema>

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The name of the component that a reference leads to. */
export const nameIn = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1)

/** The schema of amounts, which many fields refer to. */
export const amountSchema: Schema = {
  description:
    'An amount of money in the currency of the session: an exact decimal as a string ("12480.75"), or a number. The site reads both exactly and computes with decimals.',
  type: ['string', 'number'],
  examples: ['12480.75'],
}

/**
 * Adds the JSON Schema of a declared input or value to the components, with what its doc comments say of its fields.
 * @returns a reference to it.
 */
export function addSchema(components: Schemas, name: string, schema: z.ZodMiniType, docs: Docs): Schema {
  const {
    $schema: _dialect,
    $defs = {},
    ...made
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== amount) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, refTo('Amount'))
    },
  })
  const nameOf = (def: string) => `${name}${def.replaceAll(/\W|_/g, '')}`
  for (const [def, part] of Object.entries({ [name]: made, ...prefixed($defs, nameOf) })) {
    relink(part, name, nameOf)
    components[def] = part
  }
  describeFields(made, docs, components)
  return refTo(name)
}

const prefixed = (defs: Schemas, nameOf: (def: string) => string): Schemas =>
  Object.fromEntries(Object.entries(defs).map(([def, part]) => [nameOf(def), part]))

/** All schemas directly inside of one. */
export function partsOf(schema: Schema): Schema[] {
  const { items, prefixItems = [], additionalProperties, anyOf = [], allOf = [], oneOf = [] } = schema
  const parts = [items, prefixItems, additionalProperties, anyOf, allOf, oneOf].flat()
  return parts.filter((part): part is Schema => typeof part === 'object')
}

/** The fields of an object's schema. */
export const fieldsOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).filter((entry): entry is [string, Schema] => typeof entry[1] === 'object')

/** Points references within one schema to the components. */
function relink(schema: Schema, name: string, nameOf: (def: string) => string): void {
  const [, def] = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '') ?? []
  if (def !== undefined) Object.assign(schema, refTo(nameOf(def)))
  else if (schema.$ref === '#') Object.assign(schema, refTo(name))
  for (const part of [...partsOf(schema), ...fieldsOf(schema).map(([, field]) => field)])
    relink(part, name, nameOf)
}

/** Adds what doc comments say of the fields, in the components that it refers to as well. */
function describeFields(
  schema: Schema,
  docs: Docs,
  components: Schemas,
  seen: Set<Schema> = new Set(),
): void {
  if (seen.has(schema)) return
  seen.add(schema)
  const target = components[nameIn(schema)]
  if (target) describeFields(target, docs, components, seen)
  for (const [field, part] of fieldsOf(schema)) {
    const doc = docs[field]
    const isPlainAmount =
      part.$ref === refTo('Amount').$ref && doc?.text?.startsWith('An amount from the gateway')
    if (doc?.text !== undefined && !isPlainAmount) part.description = doc.text
    describeFields(part, doc?.inner ?? {}, components, seen)
  }
  for (const part of partsOf(schema)) describeFields(part, docs, components, seen)
}
