import { checkNewPassword, type NewPassword, type NewPasswordFault } from '#lib/forms/new-password.ts'
import type { ReadPhone } from '#lib/forms/phone.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { checkField, type FieldRule, type RuleFault } from '#shared/domain/patterns.ts'
import { isCode } from '#shared/domain/typed-text.ts'

export type ByPhoneValues = NewPassword & { country: string; mobileNum: string; verificationCode: string }
export type ByEmailValues = { username: string; email: string }

type Faults<Values, Fault> = { [Name in keyof Values]?: Fault }

/** Validates a reset by phone: number, code and new password. */
export function checkByPhone(
  values: ByPhoneValues,
  rule: FieldRule,
  readPhone: ReadPhone,
): Faults<ByPhoneValues, NewPasswordFault | { kind: 'phone' }> {
  const mobile = values.mobileNum
  const mobileFault =
    mobile === ''
      ? ({ kind: 'required' } as const)
      : readPhone(mobile, values.country)
        ? undefined
        : ({ kind: 'phone' } as const)
  return {
    ...(mobileFault && { mobileNum: mobileFault }),
    ...(!isCode(values.verificationCode) && { verificationCode: { kind: 'required' } as const }),
    ...checkNewPassword(values, rule),
  }
}

/** Any username that was ever allowed, and any email address. Today's rules for new accounts don't bind old ones. */
const anyUsername: FieldRule = { enabled: true, required: true, maxLength: 64 }
const anyEmail: FieldRule = { enabled: true, required: true, patternId: 3, maxLength: 254 }

/** Validates a reset by email. The gateway knows whether the two belong together. */
export function checkByEmail(values: ByEmailValues): Faults<ByEmailValues, RuleFault> {
  const username = checkField(values.username, anyUsername)
  const email = checkField(values.email, anyEmail)
  return { ...(username && { username }), ...(email && { email }) }
}

/** Masks an email address for display: "n•••@mail.example". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••'
}

/** The field that a refused reset concerns. Undefined if the message belongs above the form. */
export function fieldOfResetFault(error: unknown): keyof ByPhoneValues | undefined {
  const code = refusalCode(error)
  if (code === 'WRONG_CODE' || code === 'FIREBASE_TOKEN_INVALID') return 'verificationCode'
  if (code.includes('MOBILE')) return 'mobileNum'
  if (code === 'PASSWORDS_DIFFER') return 'confirmPassword'
  return code.includes('PASSWORD') ? 'newPassword' : undefined
}

/**
 * The field that a refusal by email concerns. When the pair doesn't match, that is the email. Undefined if the
 * message belongs above the form.
 */
export function fieldOfEmailFault(error: unknown): keyof ByEmailValues | undefined {
  const code = refusalCode(error)
  if (code.includes('EMAIL') || code.includes('PAIR') || code === 'WRONG_CREDENTIALS') return 'email'
  return code.includes('USERNAME') ? 'username' : undefined
}
