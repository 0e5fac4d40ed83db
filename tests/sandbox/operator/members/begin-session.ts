import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { type LoginMethod, type Origin, recordLogin } from '../devices/logins.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'

export type SessionBegun = ValueOf<typeof contract.session.login>
export type LoginInput = InputOf<typeof contract.session.login>

/** Begins a session for an authenticated member. The address counts as known from now on. */
export function beginSession(
  sandbox: Sandbox,
  member: Member,
  origin: Origin,
  method: LoginMethod,
): SessionBegun {
  const { db, clock, members, sessions } = sandbox
  db.run('INSERT OR IGNORE INTO known_addresses VALUES (?, ?, ?)', member.id, origin.visitor, clock.now())
  members.recordLogin(member.id)
  recordLogin(sandbox, member.id, origin, { method, outcome: 'in' })
  return {
    token: sessions.begin(member.id, origin),
    firstTimeLogin: member.firstLoginDue === 1,
    passwordExpired: member.passwordExpired === 1,
  }
}
