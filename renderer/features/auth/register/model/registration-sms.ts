import type { Phone } from '#lib/forms/phone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { session } from '#shared/contract/endpoints/session.ts'
import type { RegistrationWay } from './registration-fields.ts'

/** What has the code of a registration sent: the number itself by mobile, within `data` by username. */
export const registerSmsInput = (
  way: RegistrationWay,
  { dialCode, number }: Phone,
  botToken: string | undefined,
): InputOf<typeof session.registerSms> => ({
  ...(way === 'mobile'
    ? { countryDialingCode: dialCode, mobileNo: number }
    : { data: { countryDialingCode: dialCode, mobileNum: number } }),
  ...(botToken !== undefined && { botToken }),
})
