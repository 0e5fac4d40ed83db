import { member } from '#shared/contract/endpoints/member.ts'
import { GatewayError } from '#shared/contract/errors.ts'

/** The field that a refused change concerns. Undefined if the message belongs above the form. */
export function fieldOfChangeFault(
  error: unknown,
): 'oldPassword' | 'newPassword' | 'confirmPassword' | undefined {
  if (!(error instanceof GatewayError) || error.fault.kind !== 'refused') return undefined
  // The password check takes only the old password, so its refusals concern that one.
  const { code = '' } = error.fault
  const ofPassword = code === '' || code === 'WRONG_CREDENTIALS' || code.includes('PASSWORD')
  if (error.endpoint === member.passwordCheck.id) return ofPassword ? 'oldPassword' : undefined
  if (code === 'PASSWORDS_DIFFER') return 'confirmPassword'
  if (code === 'WRONG_CREDENTIALS' || code === 'WRONG_PASSWORD') return 'oldPassword'
  return code.includes('PASSWORD') ? 'newPassword' : undefined
}
