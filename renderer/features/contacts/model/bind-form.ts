import type { ReadPhone } from '#lib/forms/phone.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import type { ContactKind } from '#shared/contract/endpoints/contacts.ts'
import type { ProofWay } from '#shared/contract/endpoints/second-proof.ts'
import { checkField } from '#shared/domain/patterns.ts'
import { isCode } from '#shared/domain/typed-text.ts'

export type BindValues = {
  country: string
  mobileNum: string
  email: string
  code: string
  paymentPassword: string
  boundCode: string
}

export const emptyBind = (country: string): BindValues => ({
  country,
  mobileNum: '',
  email: '',
  code: '',
  paymentPassword: '',
  boundCode: '',
})

/** The fields in the order they appear on screen. */
export const bindOrder = ['mobileNum', 'email', 'code', 'paymentPassword', 'boundCode'] as const

export type BindField = (typeof bindOrder)[number]
export type BindFault = 'required' | 'form'

/** Pattern id of email addresses. */
const emailRule = { enabled: true, required: true, patternId: 3, maxLength: 100 }

export type BindNeeds = {
  kind: ContactKind
  /** How the change is confirmed; undefined if the account has no second proof. */
  way: ProofWay | undefined
}

/** What is wrong with the number or address. */
export function contactFault(
  values: BindValues,
  kind: ContactKind,
  readPhone: ReadPhone,
): BindFault | undefined {
  if (kind === 'email') {
    if (values.email === '') return 'required'
    return checkField(values.email, emailRule) ? 'form' : undefined
  }
  if (values.mobileNum === '') return 'required'
  return readPhone(values.mobileNum, values.country) ? undefined : 'form'
}

/** What is wrong with the whole form, by field. */
export function bindFaults(
  values: BindValues,
  { kind, way }: BindNeeds,
  readPhone: ReadPhone,
): { [Field in BindField]?: BindFault } {
  const contact = contactFault(values, kind, readPhone)
  const field = kind === 'mobile' ? 'mobileNum' : 'email'
  return {
    ...(contact && { [field]: contact }),
    ...(!isCode(values.code) && { code: 'required' as const }),
    ...(way === 'paymentPassword' &&
      values.paymentPassword === '' && { paymentPassword: 'required' as const }),
    ...(way !== undefined &&
      way !== 'paymentPassword' &&
      !isCode(values.boundCode) && { boundCode: 'required' as const }),
  }
}

/** The field that a refusal concerns; undefined if its message belongs above the form. */
export function fieldOfBindFault(error: unknown, kind: ContactKind): BindField | undefined {
  switch (refusalCode(error)) {
    case 'WRONG_CODE':
      return 'code'
    case 'WRONG_PAYMENT_PASSWORD':
    case 'PAYMENT_PASSWORD_LOCKED':
      return 'paymentPassword'
    case 'WRONG_BOUND_CODE':
      return 'boundCode'
    case 'CONTACT_TAKEN':
    case 'CONTACT_UNCHANGED':
    case 'INVALID_MOBILE':
    case 'EMAIL_INVALID':
      return kind === 'mobile' ? 'mobileNum' : 'email'
    default:
      return undefined
  }
}
