import { randomInt } from 'node:crypto'
import { checkField } from '#shared/domain/patterns.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { registerRules } from '../settings/register-rules.ts'

/**
 * Whether a password may be one, by the rule that registrations go by.
 * @throws Refusal PASSWORD_INVALID.
 */
export function checkNewPassword({ settings }: Sandbox, password: string): void {
  const rule = registerRules(settings.values).fields.password
  if (rule && checkField(password, { ...rule, required: true }))
    throw new Refusal('PASSWORD_INVALID', {}, { field: 'newPassword' })
}

/** Gives an account a new password; whoever else is in with the old one is out. */
export function setPassword(
  { db, members, sessions }: Sandbox,
  accountId: number,
  password: string,
  { expired = false, butFor = '' }: { expired?: boolean; butFor?: string } = {},
): void {
  members.setPassword(accountId, password, { expired })
  sessions.endAllOf(accountId, butFor)
  db.run('DELETE FROM login_tickets WHERE account_id = ?', accountId)
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const draw = (from: string, count: number): string[] =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length)))

/** A password to go by email: letters and digits that can't be taken for one another. */
export const temporaryPassword = (): string => [...draw(letters, 8), ...draw('23456789', 4)].join('')
