import { checkField, type FieldRule, type RuleFault } from '#shared/domain/patterns.ts'

export type NewPassword = { newPassword: string; confirmPassword: string }
export type NewPasswordFault = RuleFault | { kind: 'mismatch' } | { kind: 'same' }
export type NewPasswordFaults = { [Name in keyof NewPassword]?: NewPasswordFault }

/** The rule of passwords; the registration's own, and while it isn't known only that there must be one. */
export const passwordRule = (rules: { fields: Record<string, FieldRule> } | undefined): FieldRule => ({
  ...rules?.fields.password,
  enabled: true,
  required: true,
})

/**
 * Checks a new password and its confirmation.
 * @param old the one it replaces, where that is known: changing it into itself changes nothing.
 */
export function checkNewPassword(typed: NewPassword, rule: FieldRule, old?: string): NewPasswordFaults {
  const newPassword = typed.newPassword.trim()
  const confirmPassword = typed.confirmPassword.trim()
  const fault =
    checkField(newPassword, rule) ?? (newPassword === old?.trim() ? ({ kind: 'same' } as const) : undefined)
  const confirmFault = confirmFaultOf(confirmPassword, newPassword)
  return { ...(fault && { newPassword: fault }), ...(confirmFault && { confirmPassword: confirmFault }) }
}

function confirmFaultOf(confirmPassword: string, newPassword: string): NewPasswordFault | undefined {
  if (confirmPassword === '') return { kind: 'required' }
  return confirmPassword === newPassword ? undefined : { kind: 'mismatch' }
}
