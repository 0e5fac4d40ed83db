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
    body: `Hello ${username}, somebody at ${visitor} asked for a new password for your account. It is ${password} and works for ${lifetime / minute} minutes; please change it after you log in. If that was not you, do nothing: your password stays as it is, and nobody was logged out.`,
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
      body: `Hello ${member.username}, the new password that we sent you was used: the old one works no more, and everybody who was logged in with it is logged out. If that was not you, please tell customer service at once.`,
    })
  return true
}
