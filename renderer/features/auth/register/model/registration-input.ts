import type { Phone } from '#lib/forms/phone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { member } from '#shared/contract/endpoints/member.ts'
import { wire } from '#shared/domain/wire.ts'
import type { RegistrationField, RegistrationFieldName, RegistrationValues } from './registration-fields.ts'

/** What goes with a registration beside the fields. */
export type RegistrationContext = {
  /** The site's public host. */
  domain: string
  /** Public address of the page, with its query. */
  registerUrl: string
  /** The agent's code, of the field or of the visit. */
  affiliateCode: string | undefined
  /** Of the captcha that is answered, where the gateway gives ids. */
  captchaId?: string | undefined
  botToken: string | undefined
  /** The phone-auth provider's proof of the number, in place of a code of the gateway's. */
  firebaseToken: string | undefined
}

/** Fields that go out in a form of their own, or not at all. */
const apart: ReadonlySet<RegistrationFieldName> = new Set(['mobileNum', 'verificationCode', 'affiliateCode'])

/** What is sent: the fields that are shown and filled, the number as the gateway writes it, and the context. */
export function registrationInput(
  values: RegistrationValues,
  fields: readonly RegistrationField[],
  phone: Phone | undefined,
  { affiliateCode, captchaId, botToken, firebaseToken, ...origin }: RegistrationContext,
): InputOf<typeof member.register> {
  const filled = fields
    .filter(({ name }) => !apart.has(name))
    .map(({ name }) => [name, values[name].trim()] as const)
    .filter(([, value]) => value !== '')
  const code = fields.some(({ name }) => name === 'verificationCode') ? values.verificationCode.trim() : ''
  const answered = filled.some(([name]) => name === 'captcha')
  return {
    ...Object.fromEntries(filled),
    ...(answered && captchaId !== undefined && { captchaId }),
    ...(phone && { mobileNum: phone.number, countryDialingCode: phone.dialCode }),
    ...(phone && code !== '' && firebaseToken === undefined && { verificationCode: code }),
    ...(firebaseToken !== undefined && { firebaseToken }),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(botToken !== undefined && { botToken }),
    ...origin,
    registerMethod: wire.registerMethod,
    login: true,
  }
}
