import type { PlatformMemory } from '#lib/platform/platform.ts'
import type { LoginValues } from './login.ts'
import type { LoginWay } from './login-ways.ts'

/**
 * Remembers a successful login if "remember me" is ticked. A login that used the vault's own password is stored there
 * already.
 */
export function keepLogin(memory: Pick<PlatformMemory, 'keep'>, way: LoginWay, values: LoginValues): void {
  if (!values.remember) return
  const { username, password } = values
  if (way === 'sms') void memory.keep({ kind: 'sms', country: values.country, mobile: values.mobileNum })
  else if (password !== '') void memory.keep({ kind: 'username', username, password })
}
