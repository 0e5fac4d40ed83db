import * as z from 'zod/mini'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'

/** The part of JSON Schema that the contract needs. */
type Schema = {
  $ref?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

/** Values that a schema can't describe, by the name of their field. */
const fields: Readonly<Record<string, unknown>> = {
  bytes: Uint8Array.of(1, 2, 3).buffer,
  currency: 'PHP',
  date: '2026-11-20',
  birthday: '1990-05-17',
}

function valueOf(schema: Schema, name: string, text: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0], name, text)
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, valueOf(one, key, text)]),
      )
    case 'array':
      // An item that contains itself ends here.
      return schema.items && schema.items.$ref === undefined ? [valueOf(schema.items, name, text)] : []
    case 'string':
      return fields[name] ?? text
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    default:
      return fields[name] ?? null
  }
}

const anyValue = (schema: z.ZodMiniType, text: string): unknown =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', text)

/** An answer that fits the endpoint's declaration, with one of everything that it may contain. */
export const anyAnswer = ({ value }: Pick<AnyEndpoint, 'value'>): unknown => anyValue(value, '1')

/** An input that fits the endpoint's declaration. `text` stands in each field that takes any text. */
export const anyInput = ({ input }: Pick<AnyEndpoint, 'input'>, text: string): object =>
  Object(anyValue(input, text))
