import { fieldsOf, nameIn, partsOf, type Schema, type Schemas } from './schemas.ts'

/** A field of a schema, at any depth. */
export type FlatField = {
  /** Names from the outside in; `[]` for the items of a list, `{}` for the values of a table: `list[].orderId`. */
  readonly path: string
  /** What it may be, in words: `text`, `amount`, `number or null`, `list of text`. */
  readonly type: string
  readonly required: boolean
  readonly description: string
}

/** All fields of a schema, the outer ones first. A schema that contains itself is described once. */
export function flatFields(schema: Schema, schemas: Schemas): FlatField[] {
  return walk(schema, schemas, '', [])
}

function walk(schema: Schema, schemas: Schemas, prefix: string, open: readonly string[]): FlatField[] {
  const name = schema.$ref === undefined ? undefined : nameIn(schema)
  if (name !== undefined) {
    const target = schemas[name]
    return target && !open.includes(name) ? walk(target, schemas, prefix, [...open, name]) : []
  }
  const { items, additionalProperties } = schema
  const own = fieldsOf(schema).flatMap(([field, part]) => {
    const path = prefix === '' ? field : `${prefix}.${field}`
    const { description = '' } = part
    const required = schema.required?.includes(field) ?? false
    return [
      { path, type: typeWords(part, schemas), required, description },
      ...walk(part, schemas, path, open),
    ]
  })
  const nested = partsOf(schema).flatMap((part) =>
    walk(
      part,
      schemas,
      part === items ? `${prefix}[]` : part === additionalProperties ? `${prefix}{}` : prefix,
      open,
    ),
  )
  return unique([...own, ...nested])
}

/** The alternatives of a union may have the same field; it is required if it is in each. */
const unique = (fields: readonly FlatField[]): FlatField[] => [
  ...new Map(fields.map((field) => [field.path, field])).values(),
]

const words: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'object',
  boolean: 'true or false',
  null: 'null',
}

/** What a value may be, in words. */
export function typeWords(schema: Schema, schemas: Schemas): string {
  const { type, items, anyOf, oneOf, additionalProperties } = schema
  if (schema.$ref !== undefined) {
    const name = nameIn(schema)
    return name === 'Amount' ? 'amount' : typeWords({ ...schemas[name], properties: {} }, schemas)
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ')
  const alternatives = anyOf ?? oneOf
  if (alternatives) return [...new Set(alternatives.map((part) => typeWords(part, schemas)))].join(' or ')
  if (typeof items === 'object' && !Array.isArray(items)) return `list of ${typeWords(items, schemas)}`
  if (typeof additionalProperties === 'object') return `table of ${typeWords(additionalProperties, schemas)}`
  if (type === undefined) return 'anything'
  return [type]
    .flat()
    .map((one) => words[one] ?? one)
    .join(' or ')
}
