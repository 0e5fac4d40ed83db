import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { hasRoom } from '../ledger/has-room.ts'
import type { Sandbox } from '../sandbox.ts'
import { type FriendDay, friendDays } from './friends.ts'
import { incomeId, incomeTitle } from './income-bonus.ts'
import { referralTurnover } from './rules.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

/** Pays an account what its friends brought on the days that are over. Each day is worked out and paid once. */
export function settleReferrals(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const today = startOfDay(clock.now())
  const settled = db.get<{ upTo: number }>(
    'SELECT up_to AS upTo FROM referral_settled WHERE account_id = ?',
    accountId,
  )
  if (settled && settled.upTo >= today) return
  const account = db.get<{ type: number; created: number }>(
    'SELECT type, created FROM accounts WHERE id = ?',
    accountId,
  )
  if (!account || roleOf(account.type) === 'demo') return
  db.transaction(() => {
    const due = friendDays(db, accountId, settled?.upTo ?? startOfDay(account.created), today)
    const days = Map.groupBy(due, ({ day }) => day)
    const unpaid = [...days].find(([day, friends]) => !pay(parts, accountId, day, friends))
    db.run('INSERT OR REPLACE INTO referral_settled VALUES (?, ?)', accountId, unpaid?.[0] ?? today)
  })
}

/** Books and keeps the income of a day. Returns false if the wallet can't hold it; the day is then tried again. */
function pay(parts: Parts, accountId: number, day: number, friends: readonly FriendDay[]): boolean {
  const amount = friends.reduce((sum, { income }) => sum + income, 0)
  const grant = () =>
    grantBonus(parts, accountId, {
      id: incomeId(accountId, day),
      kind: 'referral',
      title: incomeTitle(day),
      amount,
      required: amount * referralTurnover,
    })
  if (amount > 0 && !hasRoom(grant)) return false
  for (const { friendId, level, bets, income } of friends)
    parts.db.run(
      'INSERT INTO referral_income VALUES (?, ?, ?, ?, ?, ?)',
      accountId,
      day,
      friendId,
      level,
      bets,
      income,
    )
  return true
}
