import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import { incomeId, incomeTitle } from './income-bonus.ts'

/** Writes who invited whom in the past, and the bonuses of the income that was booked. `today` began at that time. */
export function seedReferrals(db: Database, today: number): void {
  db.exec(
    `UPDATE accounts SET referred_by = f.referred_by FROM world.past_friends f WHERE f.account_id = accounts.id`,
  )
  db.run(
    'INSERT INTO referral_income SELECT account_id, ? + day, friend_id, level, bets, income FROM world.past_income',
    today,
  )
  db.run('INSERT INTO referral_settled SELECT DISTINCT account_id, ? FROM world.past_income', today)
  const paid = db.all<{ accountId: number; at: number; amount: number }>(
    "SELECT account_id AS accountId, at, amount FROM world.past_moves WHERE kind = 'referral' AND amount > 0",
  )
  for (const { accountId, at, amount } of paid) {
    const day = today + at - dayLength
    db.run(
      "INSERT INTO bonuses VALUES (?, ?, 'referral', ?, ?, 0, ?)",
      incomeId(accountId, day),
      accountId,
      JSON.stringify(incomeTitle(day)),
      amount,
      today + at,
    )
  }
}
