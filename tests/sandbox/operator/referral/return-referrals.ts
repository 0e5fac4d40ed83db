import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DecidedRound } from '../voids/credits-of.ts'
import { takeBack } from '../voids/take-back.ts'
import { incomeId } from './income-bonus.ts'
import { incomeOf } from './rules.ts'

/** What an inviter was paid for a friend's day, less what was taken back of it. */
type Paid = { inviter: number; level: number; bets: number; income: number }

/** Takes back from inviters what a friend's voided bet brought them, on the day of the void. */
export function returnReferrals(
  sandbox: Sandbox,
  { id, accountId, decided }: DecidedRound,
  bet: number,
): void {
  const { db, clock } = sandbox
  const day = startOfDay(decided)
  const paid = db.all<Paid>(
    `SELECT i.account_id AS inviter, i.level,
       i.bets - COALESCE(SUM(b.bets), 0) AS bets, i.income - COALESCE(SUM(b.income), 0) AS income
     FROM referral_income i LEFT JOIN referral_returns b
       ON b.account_id = i.account_id AND b.of_day = i.day AND b.friend_id = i.friend_id
     WHERE i.friend_id = ? AND i.day = ? GROUP BY i.account_id`,
    accountId,
    day,
  )
  for (const { inviter, level, bets, income } of paid) {
    const voided = Math.min(bet, bets)
    const amount = income - incomeOf(level, bets - voided)
    if (voided === 0) continue
    const returns = [inviter, startOfDay(clock.now()), day, accountId, level, voided, amount, id]
    db.run('INSERT INTO referral_returns VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...returns)
    const creditId = incomeId(inviter, day)
    const backId = `V${id}-${creditId}`
    if (amount > 0) takeBack(sandbox, inviter, { id: backId, kind: 'referral', creditId, round: id, amount })
  }
}
