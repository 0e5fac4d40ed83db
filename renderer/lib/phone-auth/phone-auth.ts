import type { phoneAuth } from 'virtual:brand-late'
import type { PersonCheck } from '#lib/platform/platform.ts'
import type { PhoneVerification } from './phone-verification.ts'
import { recaptchaElsewhere } from './recaptcha-elsewhere.ts'

/** A provider that verifies mobile numbers instead of the gateway. */
export type PhoneAuth = {
  /**
   * Has a code sent.
   * @param e164 the number with "+" and country code: "+639171234567".
   * @throws UserFacingError of kind `phoneAuth.…`.
   */
  send(e164: string): Promise<PhoneVerification>
}

/**
 * Creates the brand's provider; undefined if the gateway itself sends the codes. The provider's code is loaded on
 * first use.
 * @param personCheck solves the provider's captcha, if that can't be done on this page.
 */
export function createPhoneAuth(brand: typeof phoneAuth, personCheck?: PersonCheck): PhoneAuth | undefined {
  switch (brand.kind) {
    case 'gateway':
      return undefined
    case 'sandbox':
      return { send: async (e164) => (await import('./sandbox.ts')).sendBySandbox(e164) }
    case 'firebase': {
      const solve = personCheck && recaptchaElsewhere(personCheck)
      return { send: async (e164) => (await import('./firebase.ts')).sendByFirebase(e164, brand, solve) }
    }
  }
}
