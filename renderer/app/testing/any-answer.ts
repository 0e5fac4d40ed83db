import * as z from 'zod/mini'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'

/** The part of JSON Schema that the contract's answers need. */
type Schema = {
  $ref?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

/** Texts that are more than text, by the name of their field. */
const texts: Readonly<Record<string, string>> = {
  currency: 'PHP',
  date: '2026-11-20',
  birthday: '1990-05-17',
}

function valueOf(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0], name)
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, valueOf(one, key)]),
      )
    case 'array':
      // An item that contains itself ends here.
      return schema.items && schema.items.$ref === undefined ? [valueOf(schema.items, name)] : []
    case 'string':
      return texts[name] ?? '1'
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    default:
      return null
  }
}

/** An answer that fits the endpoint's declaration, with one of everything that it may contain. */
export const anyAnswer = ({ value }: Pick<AnyEndpoint, 'value'>): unknown =>
  valueOf(z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }) as Schema, '')
