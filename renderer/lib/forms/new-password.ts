import { checkField, type FieldRule, type RuleFault } from '#shared/domain/patterns.ts'

export type NewPassword = { newPassword: string; confirmPassword: string }
export type NewPasswordFault = RuleFault | { kind: 'mismatch' } | { kind: 'same' }
export type NewPasswordFaults = { [Name in keyof NewPassword]?: NewPasswordFault }

/** The registration's rule for passwords. Until it has loaded, the password is only required. */
export const passwordRule = (rules: { fields: Record<string, FieldRule> } | undefined): FieldRule => ({
  ...rules?.fields.password,
  enabled: true,
  required: true,
})

/**
 * Checks a new password and its confirmation.
 * @param old the password to be replaced, if known. The new one must differ from it.
 */
export function checkNewPassword(typed: NewPassword, rule: FieldRule, old?: string): NewPasswordFaults {
  const { newPassword, confirmPassword } = typed
  const fault =
    checkField(newPassword, rule) ?? (newPassword === old ? ({ kind: 'same' } as const) : undefined)
  const confirmFault = confirmFaultOf(confirmPassword, newPassword)
  return { ...(fault && { newPassword: fault }), ...(confirmFault && { confirmPassword: confirmFault }) }
}

function confirmFaultOf(confirmPassword: string, newPassword: string): NewPasswordFault | undefined {
  if (confirmPassword === '') return { kind: 'required' }
  return confirmPassword === newPassword ? undefined : { kind: 'mismatch' }
}
