import * as z from 'zod/mini'
import { faultOf } from '#shared/contract/errors.ts'

const withField = z.object({ field: z.string() })

/** The field that a refusal names in its value. Undefined if there is none. */
export function refusedFieldName(error: unknown): string | undefined {
  const fault = faultOf(error)
  const value = z.safeParse(withField, fault?.kind === 'refused' ? fault.value : undefined)
  return value.success ? value.data.field : undefined
}
