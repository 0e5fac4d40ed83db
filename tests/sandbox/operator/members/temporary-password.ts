import { randomInt } from 'node:crypto'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'
import { setPassword } from './new-password.ts'
import { hashPassword, isPassword } from './passwords.ts'

const minute = 60_000
const lifetime = 60 * minute

/** Letters and digits that can't be confused with one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = '23456789'
const draw = (from: string, count: number): string[] =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length)))

/**
 * Sends a password that works beside the account's own for an hour. Anyone who knows a name and an email address can
 * request one, so nothing changes until it is used.
 */
export function sendTemporaryPassword(
  { db, clock, inbox }: Sandbox,
  { id, username }: Member,
  email: string,
  visitor: string,
): void {
  const password = [...draw(letters, 8), ...draw(digits, 4)].join('')
  db.run(
    'INSERT OR REPLACE INTO temporary_passwords VALUES (?, ?, ?)',
    id,
    hashPassword(password),
    clock.now() + lifetime,
  )
  inbox.send({
    channel: 'email',
    recipient: email,
    subject: 'Your new password',
    body: `Hi ${username}, someone at ${visitor} requested a new password for your account. It’s ${password} and works for ${lifetime / minute} minutes. Change it after you log in. If this wasn’t you, do nothing: your password stays as it is, and no one was logged out.`,
    code: password,
    purpose: 'password',
  })
}

/** Whether it is the password that was sent. If so, it becomes the account's own and must be changed. */
export function takeTemporaryPassword(sandbox: Sandbox, member: Member, password: string): boolean {
  const { db, clock, inbox } = sandbox
  const sent = db.get<{ password: string }>(
    'SELECT password FROM temporary_passwords WHERE account_id = ? AND expires > ?',
    member.id,
    clock.now(),
  )
  if (!sent || !isPassword(password, sent.password)) return false
  setPassword(sandbox, member.id, password, { expired: true })
  if (member.email !== null)
    inbox.send({
      channel: 'email',
      recipient: member.email,
      subject: 'Your password has changed',
      body: `Hi ${member.username}, the new password we sent you has been used. Your old password no longer works, and every device that was logged in with it is logged out. If this wasn’t you, contact customer service right away.`,
    })
  return true
}
