import { createUserFacingError } from '#lib/user-facing-error/create-user-facing-error.ts'
import type { PhoneVerification } from './phone-verification.ts'

/** The code that the sandbox's provider "sends" to every number. */
const code = '123456'

/** A provider for tests and demonstrations. Nothing is sent, and its token shows that it isn't real. */
export async function sendBySandbox(e164: string): Promise<PhoneVerification> {
  if (!/^\+\d{8,15}$/.test(e164)) throw await createUserFacingError('phoneAuth.invalidFormat')
  return {
    async confirm(typed) {
      const given = typed.trim()
      if (given === '') throw await createUserFacingError('phoneAuth.missingCode')
      if (given !== code) throw await createUserFacingError('phoneAuth.invalidCode')
      return `sandbox-phone:${e164}`
    },
  }
}
