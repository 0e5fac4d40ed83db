import * as z from 'zod/mini'

/** The part of JSON Schema that is read here. */
export type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
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
  const { type, properties, additionalProperties, required, items, anyOf, $ref, $defs } = schema
  if (Array.isArray(type)) return { anyOf: type.map((one) => readSchema({ ...schema, type: one })) }
  return {
    ...(typeof type === 'string' && { type }),
    ...(properties && { properties: readAll(properties) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: readSchema(additionalProperties),
    }),
    ...(required && { required }),
    ...(items !== undefined && !Array.isArray(items) && { items: readSchema(items) }),
    ...((anyOf ?? schema.oneOf) && { anyOf: (anyOf ?? schema.oneOf ?? []).map(readSchema) }),
    ...(schema.enum && { enum: schema.enum }),
    ...('const' in schema && { const: schema.const }),
    ...($ref !== undefined && { $ref }),
    ...($defs && { $defs: readAll($defs) }),
  }
}

const readAll = (schemasByName: Record<string, z.core.JSONSchema._JSONSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemasByName).map(([name, schema]) => [name, readSchema(schema)]))

/** The schemas at a path: several where the schema leaves a choice. */
function at(root: JsonSchema, schema: JsonSchema, path: readonly PropertyKey[]): readonly JsonSchema[] {
  if (schema.$ref !== undefined) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return target ? at(root, target, path) : []
  }
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => at(root, choice, path))
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  const { properties, additionalProperties, items } = schema
  const next =
    typeof step === 'number'
      ? items
      : (properties?.[String(step)] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined))
  return next ? at(root, next, rest) : []
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
}

function describe({ enum: values, const: only, type }: JsonSchema): readonly string[] {
  if (only !== undefined) return [JSON.stringify(only)]
  if (values) return values.map((value) => JSON.stringify(value))
  return [type === undefined ? 'any value' : (words[type] ?? type)]
}

/** What a schema expects at a path, in words: `text or a number`, `"daily", "weekly" or "monthly"`. */
export function expectedAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string {
  const root = jsonSchemaOf(schema)
  const choices = [...new Set(at(root, root, path).flatMap(describe))]
  const last = choices.pop()
  if (last === undefined) return 'nothing'
  return choices.length === 0 ? last : `${choices.join(', ')} or ${last}`
}

/** Whether a schema expects one of a few fixed values at a path. */
export const expectsCode = (schema: z.ZodMiniType, path: readonly PropertyKey[]): boolean => {
  const root = jsonSchemaOf(schema)
  return at(root, root, path).some((choice) => choice.enum !== undefined || choice.const !== undefined)
}
