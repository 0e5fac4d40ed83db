import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Login, loginMethods, loginOutcomes } from '#shared/contract/endpoints/devices.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import { longestRange, pageOf } from '../records/filter.ts'
import { cityOf, maskAddress } from './cities.ts'
import { describeAgent } from './describe-agent.ts'

export type LoginMethod = (typeof loginMethods)[number]
export type LoginOutcome = (typeof loginOutcomes)[number]

/** Where a call comes from: its address and user agent. */
export type Origin = { readonly visitor: string; readonly agent: string }

/** Logins kept of an account. */
const kept = 500

/** The device and place of a login or session, as members see them. */
export const whereabouts = ({ agent, address }: { agent: string; address: string }) => ({
  ...describeAgent(agent),
  place: cityOf(address),
  address: maskAddress(address),
})

/** Puts a login, or a failed attempt, on the account's record. */
export function recordLogin(
  { db, clock }: { db: Database; clock: Clock },
  accountId: number,
  { visitor, agent }: Origin,
  { method, outcome }: { method: LoginMethod; outcome: LoginOutcome },
): void {
  db.run(
    'INSERT INTO logins (account_id, time, agent, address, method, outcome) VALUES (?, ?, ?, ?, ?, ?)',
    accountId,
    clock.now(),
    agent,
    visitor,
    method,
    outcome,
  )
  db.run(
    `DELETE FROM logins WHERE account_id = ?1 AND id <=
       (SELECT id FROM logins WHERE account_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
    accountId,
    kept,
  )
}

type LoginRow = {
  id: number
  time: number
  agent: string
  address: string
  method: LoginMethod
  outcome: LoginOutcome
}

/**
 * A page of an account's logins, latest first.
 * @throws Refusal RANGE_INVALID, PAGE_INVALID
 */
export function listLogins(
  db: Database,
  accountId: number,
  { from, to, ...paging }: { from: number; to: number; pageNo: number; pageSize: number },
): { list: Login[]; total: number; totalPages: number } {
  const moments = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0)
  if (!moments || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
  const { limit, offset } = pageOf(paging)
  const within = 'FROM logins WHERE account_id = ? AND time >= ? AND time < ?'
  const total =
    db.get<{ count: number }>(`SELECT COUNT(*) AS count ${within}`, accountId, from, to)?.count ?? 0
  const rows = db.all<LoginRow>(
    `SELECT id, time, agent, address, method, outcome ${within} ORDER BY time DESC, id DESC LIMIT ? OFFSET ?`,
    accountId,
    from,
    to,
    limit,
    offset,
  )
  return {
    list: rows.map(({ id, time, method, outcome, ...origin }) => ({
      loginId: String(id),
      time,
      method,
      outcome,
      ...whereabouts(origin),
    })),
    total,
    totalPages: Math.ceil(total / limit),
  }
}
