import { roleOf } from '#shared/domain/roles.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { hasRoom } from '../ledger/has-room.ts'
import { madeAt } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import { endedWeek, openWeek, weekLength, weeklyAmount, weeklyDone, weeklyId } from './weekly.ts'
import { type WeeklyRule, weeklyRules } from './weekly-rules.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

/** Pays an account what the promotions give back of the weeks that are over. Each week is worked out and paid once. */
export function settleWeekly(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const account = db.get<{ type: number; created: number; upTo: number | null }>(
    `SELECT a.type, a.created, s.up_to AS upTo FROM accounts a LEFT JOIN weekly_settled s ON s.account_id = a.id
     WHERE a.id = ?`,
    accountId,
  )
  if (!account || roleOf(account.type) === 'demo') return
  // Weeks that ended before the sandbox was made were never on screen.
  const since = account.upTo ?? Math.max(account.created, madeAt(db))
  const now = clock.now()
  if (weeklyRules.every((rule) => endedWeek(rule, now) <= endedWeek(rule, since))) return
  db.transaction(() => {
    const paid = weeklyRules.map((rule) => payWeeks(parts, accountId, rule, since))
    if (paid.every(Boolean)) db.run('INSERT OR REPLACE INTO weekly_settled VALUES (?, ?)', accountId, now)
  })
}

/** Returns false if the wallet can't hold it all; the rest is then tried again. */
function payWeeks(parts: Parts, accountId: number, rule: WeeklyRule, since: number): boolean {
  const last = endedWeek(rule, parts.clock.now())
  for (let week = openWeek(rule, since); week <= last; week += weekLength)
    if (!payWeek(parts, accountId, rule, week)) return false
  return true
}

function payWeek(parts: Parts, accountId: number, rule: WeeklyRule, week: number): boolean {
  const id = weeklyId(accountId, rule, week)
  const amount = weeklyAmount(rule, weeklyDone(parts, accountId, rule, week) ?? 0)
  if (amount === 0 || parts.db.get('SELECT 1 FROM bonuses WHERE id = ?', id)) return true
  const { title, turnover } = rule
  return hasRoom(() =>
    grantBonus(parts, accountId, { id, kind: 'rebate', title, amount, required: amount * turnover }),
  )
}
