import * as z from 'zod/mini'

/** A schema's inside, as far as numbers go: what is optional or piped is looked through. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
    ? bare(schema._zod.def.innerType)
    : schema

const wantsNumber = (schema: z.core.$ZodType): boolean => {
  const inner = bare(schema)
  if (inner instanceof z.ZodMiniNumber) return true
  return (
    inner instanceof z.ZodMiniLiteral && inner._zod.def.values.every((value) => typeof value === 'number')
  )
}

/**
 * The input of a call that came as text, in a query or a form: what the schema wants as a number becomes one
 * where it reads as one. The schema decides afterwards.
 */
export function fromText(schema: z.ZodMiniType, fields: Record<string, string>): Record<string, unknown> {
  if (!(schema instanceof z.ZodMiniObject)) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const wanted: z.core.$ZodType | undefined = schema._zod.def.shape[name]
      return [name, wanted && wantsNumber(wanted) && value.trim() !== '' ? Number(value) : value]
    }),
  )
}
