import * as z from 'zod/mini'

/** The part of JSON Schema that is read here. */
export type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

const schemas = new WeakMap<z.ZodMiniType, JsonSchema>()

/** A schema's input side as JSON Schema. What JSON Schema can't say allows anything. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const known = schemas.get(schema)
  if (known) return known
  const made: JsonSchema = readSchema(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  )
  schemas.set(schema, made)
  return made
}

/** Takes over the part of a schema that is read here. */
function readSchema(schema: z.core.JSONSchema._JSONSchema): JsonSchema {
  if (typeof schema === 'boolean') return {}
  const { type, properties, required, anyOf } = schema
  if (Array.isArray(type)) return { anyOf: type.map((one) => readSchema({ ...schema, type: one })) }
  return {
    ...(typeof type === 'string' && { type }),
    ...(properties && { properties: readAll(properties) }),
    ...(required && { required }),
    ...((anyOf ?? schema.oneOf) && { anyOf: (anyOf ?? schema.oneOf ?? []).map(readSchema) }),
    ...(schema.enum && { enum: schema.enum }),
    ...('const' in schema && { const: schema.const }),
  }
}

const readAll = (schemasByName: Record<string, z.core.JSONSchema._JSONSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemasByName).map(([name, schema]) => [name, readSchema(schema)]))
