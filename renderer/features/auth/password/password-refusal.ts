import { member } from '#shared/contract/endpoints/member.ts'
import { GatewayError } from '#shared/contract/errors.ts'

/** Where a refused change of the password is said: at the field it is about; undefined for above the form. */
export function placeOfChangeFault(
  error: unknown,
): 'oldPassword' | 'newPassword' | 'confirmPassword' | undefined {
  if (!(error instanceof GatewayError) || error.fault.kind !== 'refused') return undefined
  // What the password-check relay refuses is the old password: it was asked for nothing else.
  const { code = '' } = error.fault
  const ofPassword = code === '' || code === 'WRONG_CREDENTIALS' || code.includes('PASSWORD')
  if (error.endpoint === member.passwordCheck.id) return ofPassword ? 'oldPassword' : undefined
  if (code === 'PASSWORDS_DIFFER') return 'confirmPassword'
  if (code === 'WRONG_CREDENTIALS' || code === 'WRONG_PASSWORD') return 'oldPassword'
  return code.includes('PASSWORD') ? 'newPassword' : undefined
}
