import { e164, type Phone } from '#lib/forms/phone.ts'
import type { PhoneAuth } from '#lib/phone-auth/phone-auth.ts'
import type { PhoneVerification } from '#lib/phone-auth/phone-verification.ts'
import { createUserFacingError } from '#lib/user-facing-error/create-user-facing-error.ts'

/** Proves a phone number through the brand's phone-auth provider. */
export type PhoneProof = {
  /** Sends a code to the number. */
  send(phone: Phone): Promise<void>
  /**
   * Returns the provider's token for the number. A code works only once, so the token is kept in case the
   * registration fails later and is sent again.
   * @throws UserFacingError
   */
  confirm(phone: Phone, code: string): Promise<string>
}

/** Proves numbers through a provider. A code is only accepted for the number it was sent to. */
export function createPhoneProof(provider: PhoneAuth): PhoneProof {
  let sent: { to: string; verification: PhoneVerification } | undefined
  let proof: { to: string; code: string; token: string } | undefined
  return {
    async send(phone) {
      const to = e164(phone)
      sent = { to, verification: await provider.send(to) }
      proof = undefined
    },
    async confirm(phone, code) {
      const to = e164(phone)
      if (proof?.to === to && proof.code === code) return proof.token
      // No code was sent to this number, because it was changed after the code was requested.
      if (sent?.to !== to) throw await createUserFacingError('phoneAuth.expired')
      const token = await sent.verification.confirm(code)
      proof = { to, code, token }
      return token
    },
  }
}
