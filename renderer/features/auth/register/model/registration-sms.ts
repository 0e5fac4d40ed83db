import type { Phone } from '#lib/forms/phone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { session } from '#shared/contract/endpoints/session.ts'
import type { RegistrationWay } from './registration-fields.ts'

/** Input of the SMS call. The gateway wants the number at the top level by mobile, and inside `data` by username. */
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
