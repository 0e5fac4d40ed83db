import type * as z from 'zod/mini'
import { defOf, describeExpected } from '#shared/contract/expected.ts'

/** The schemas at a path of a value: several where a schema leaves a choice. */
function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly z.core.$ZodType[] {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return schemasAt(def.innerType, path)
    case 'union':
      return def.options.flatMap((option) => schemasAt(option, path))
    case 'object': {
      const field = Object.hasOwn(def.shape, step) ? def.shape[String(step)] : undefined
      return field ? schemasAt(field, rest) : []
    }
    case 'record':
      return schemasAt(def.valueType, rest)
    case 'array':
      return typeof step === 'number' ? schemasAt(def.element, rest) : []
    default:
      return []
  }
}

/** What a schema expects at a path, in words. */
export const expectedAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): string =>
  describeExpected(...schemasAt(schema, path))

/** Whether a schema expects one of a few fixed values. */
function isCode(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  if (def.type === 'optional' || def.type === 'nullable') return isCode(def.innerType)
  if (def.type === 'union') return def.options.some(isCode)
  return def.type === 'enum' || def.type === 'literal'
}

/** Whether a schema expects one of a few fixed values at a path. */
export const expectsCode = (schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean =>
  schemasAt(schema, path).some(isCode)
