import { e164, type Phone } from '#lib/forms/phone.ts'
import type { PhoneAuth } from '#lib/phone-auth/phone-auth.ts'
import type { PhoneVerification } from '#lib/phone-auth/phone-verification.ts'
import { tell } from '#lib/user-facing-error/create-user-facing-error.ts'

/** A number on its way to being proved by the brand's provider. */
export type PhoneProof = {
  /** Has the code sent. */
  send(phone: Phone): Promise<void>
  /**
   * The provider's token for the number. A code is good for one proof, so that the token is kept: a registration
   * that fails after it can be sent again.
   * @throws UserFacingError
   */
  confirm(phone: Phone, code: string): Promise<string>
}

/** Proves numbers by a provider; codes count for the number that they were sent to. */
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
      // Nothing was sent to this number; the one that it was sent to has been changed since.
      if (sent?.to !== to) throw await tell('phoneAuth.expired')
      const token = await sent.verification.confirm(code)
      proof = { to, code, token }
      return token
    },
  }
}
