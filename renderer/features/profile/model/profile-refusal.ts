import * as z from 'zod/mini'
import { faultOf } from '#shared/contract/errors.ts'
import type { ProfileField } from '#shared/domain/profile-check.ts'
import { profileFields } from './profile-form.ts'

const named = z.object({ field: z.enum(profileFields) })

/** The field that a refused save concerns; undefined if the message belongs above the form. */
export function fieldOfProfileFault(error: unknown): ProfileField | undefined {
  const fault = faultOf(error)
  if (fault?.kind !== 'refused') return undefined
  const read = z.safeParse(named, fault.value)
  return read.success ? read.data.field : undefined
}
