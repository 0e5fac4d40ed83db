import * as z from 'zod'

/** What a field's declaration says of it. */
type FieldMeta = { description?: string | undefined; example?: unknown }

/** A field of the schema, as a person reads it. */
export type SchemaField = FieldMeta & {
  path: string
  /** Its form in a word or two, such as "text" or "EN, TY". */
  form: string
  isRequired: boolean
}

/** The library types what is inside of a schema by its core, which has no methods. */
export function whole(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('The schema of brands is made with zod, not with zod/mini.')
}

/** The schema inside of what makes a field optional or gives it a default. */
function inner(schema: z.ZodType): z.ZodType {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return wraps ? inner(whole(schema.unwrap())) : schema
}

/** The fields of an object, or of all alternatives of a union. */
export function childrenOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const plain = inner(schema)
  if (plain instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(plain.shape).map(([key, field]) => [key, whole(field)]))
  if (plain instanceof z.ZodUnion)
    return Object.fromEntries(plain.options.flatMap((option) => Object.entries(childrenOf(whole(option)))))
  return {}
}

/** The schema of what is at a path; undefined where no field is. */
export function schemaAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
  if (key === undefined) return schema
  const plain = inner(schema)
  if (plain instanceof z.ZodArray) return schemaAt(whole(plain.element), rest)
  if (plain instanceof z.ZodRecord) return schemaAt(whole(plain.valueType), rest)
  const children = childrenOf(plain)
  const next = typeof key === 'string' && Object.hasOwn(children, key) ? children[key] : undefined
  return next && schemaAt(next, rest)
}

export function metaOf(schema: z.ZodType): FieldMeta {
  const { description, examples } = schema.meta() ?? {}
  return { description, ...(Array.isArray(examples) && { example: examples[0] }) }
}

export const isOptional = (schema: z.ZodType): boolean => inner(schema) !== schema

/** The example of a field; that of an object is made of its fields' examples. */
export function exampleOf(schema: z.ZodType): unknown {
  const { example } = metaOf(schema)
  const plain = inner(schema)
  if (example !== undefined || !(plain instanceof z.ZodObject)) return example
  const required = Object.entries(childrenOf(plain)).filter(([, field]) => !isOptional(field))
  return Object.fromEntries(required.map(([key, field]) => [key, exampleOf(field)]))
}

/** Words for what JSON may have in a schema's place. */
export function formOf(schema: z.ZodType): string {
  const plain = inner(schema)
  if (plain instanceof z.ZodArray) return `list of: ${formOf(whole(plain.element))}`
  if (plain instanceof z.ZodEnum) return plain.options.map((option) => JSON.stringify(option)).join(', ')
  if (plain instanceof z.ZodLiteral) return [...plain.values].map((one) => JSON.stringify(one)).join(', ')
  if (plain instanceof z.ZodBoolean) return 'true, false'
  if (plain instanceof z.ZodNumber) return 'number'
  if (plain instanceof z.ZodObject || plain instanceof z.ZodRecord) return 'object'
  return plain instanceof z.ZodUnion ? 'object, by its kind' : 'text'
}

/** Every field of a schema with those below it, in the order of their declaration. */
export function fieldsOf(schema: z.ZodType, prefix = ''): SchemaField[] {
  return Object.entries(childrenOf(schema)).flatMap(([key, field]) => {
    const path = prefix + key
    const plain = inner(field)
    const below = plain instanceof z.ZodArray ? whole(plain.element) : plain
    const at = plain instanceof z.ZodArray ? `${path}[].` : `${path}.`
    const alternatives = below instanceof z.ZodUnion ? below.options.map(whole) : []
    const own = { path, form: formOf(field), isRequired: !isOptional(field), ...metaOf(field) }
    return [
      own,
      ...(alternatives.length > 0
        ? alternatives.flatMap((option) => alternativeOf(option, path))
        : fieldsOf(below, at)),
    ]
  })
}

/** An alternative of a union, which differs from the others by its kind. */
function alternativeOf(option: z.ZodType, path: string): SchemaField[] {
  const { kind, ...rest } = childrenOf(option)
  const name = kind ? formOf(kind) : ''
  return [
    { path: `${path}.kind`, form: name, isRequired: true, ...metaOf(option) },
    ...Object.entries(rest).map(([key, field]) => ({
      path: `${path}.${key}`,
      form: `${formOf(field)}, with ${name}`,
      isRequired: !isOptional(field),
      ...metaOf(field),
    })),
  ]
}
