import * as z from 'zod/mini'

/** Unwraps optional and nullable schemas. */
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
 * Converts the fields of a query or form, which arrive as text: a field becomes a number where the schema expects
 * one. Text that is no number becomes NaN, which the schema then rejects.
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
