import type { Phone } from '#lib/forms/phone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { member } from '#shared/contract/endpoints/member.ts'
import { wire } from '#shared/domain/wire.ts'
import type { RegistrationField, RegistrationFieldName, RegistrationValues } from './registration-fields.ts'

/** What is sent with a registration besides its fields. */
export type RegistrationContext = {
  /** The site's public host. */
  domain: string
  /** The page's public address with its query. */
  registerUrl: string
  /** The agent's code, from the field or from the visit. */
  affiliateCode: string | undefined
  /** Id of the captcha that was answered, if the gateway gives ids. */
  captchaId?: string | undefined
  botToken: string | undefined
  /** The phone-auth provider's token for the number. Sent instead of a code from the gateway. */
  firebaseToken: string | undefined
}

/** Fields that are sent in another form, or not at all. */
const apart: ReadonlySet<RegistrationFieldName> = new Set(['mobileNum', 'verificationCode', 'affiliateCode'])

/**
 * Input of the register call: the filled fields that are shown, the number in the gateway's form, and the context.
 */
export function registrationInput(
  values: RegistrationValues,
  fields: readonly RegistrationField[],
  phone: Phone | undefined,
  { affiliateCode, captchaId, botToken, firebaseToken, ...origin }: RegistrationContext,
): InputOf<typeof member.register> {
  const filled = fields
    .filter(({ name }) => !apart.has(name))
    .map(({ name }) => [name, values[name]] as const)
    .filter(([, value]) => value !== '')
  const code = fields.some(({ name }) => name === 'verificationCode') ? values.verificationCode : ''
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
