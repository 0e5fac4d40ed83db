import { checkField } from '#shared/domain/patterns.ts'
import { Refusal } from '../gateway/refusal.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { registerRules } from '../settings/register-rules.ts'
import { loginSubject } from './login-tries.ts'

/**
 * Checks a new password against the rule used for registration.
 * @throws Refusal PASSWORD_INVALID
 */
export function checkNewPassword({ settings }: Sandbox, password: string): void {
  const rule = registerRules(settings.values).fields.password
  if (rule && checkField(password, { ...rule, required: true }))
    throw new Refusal('PASSWORD_INVALID', {}, { field: 'newPassword' })
}

/**
 * Sets an account's password. Ends all its sessions except `butFor`, and clears its failed logins and open tickets.
 */
export function setPassword(
  sandbox: Sandbox,
  accountId: number,
  password: string,
  { expired = false, butFor = '' }: { expired?: boolean; butFor?: string } = {},
): void {
  const { db, members, sessions, wrongTries } = sandbox
  sendMessage(sandbox, accountId, 'passwordChanged')
  members.setPassword(accountId, password, { expired })
  const username = members.byId(accountId)?.username
  if (username !== undefined) wrongTries.clearAllOf(loginSubject(username))
  db.run('DELETE FROM temporary_passwords WHERE account_id = ?', accountId)
  sessions.endAllOf(accountId, butFor)
  db.run('DELETE FROM login_tickets WHERE account_id = ?', accountId)
}
