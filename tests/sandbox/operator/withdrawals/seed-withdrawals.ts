import { pastPaymentPassword } from '#sandbox/world/accounts/accounts.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from '../members/passwords.ts'

const minute = 60_000

/**
 * Writes the orders of the withdrawals in the named accounts' past, all of them paid out and received, with the
 * e-wallet that they went to. Whoever has withdrawn also has a payment password.
 */
export function seedWithdrawals(db: Database, today: number): void {
  db.run(
    `INSERT INTO payout_accounts (account_id, bank_id, number, is_default, created)
     SELECT a.id, 'gcash', COALESCE('0' || substr(a.mobile, 3), printf('0917%07d', a.id)), 1, a.created
     FROM accounts a WHERE a.id IN (SELECT account_id FROM world.past_moves WHERE kind = 'withdrawal')`,
  )
  db.run(
    `UPDATE accounts SET payment_password = ?
     WHERE id IN (SELECT account_id FROM payout_accounts)`,
    hashPassword(pastPaymentPassword),
  )
  db.run(
    `INSERT INTO withdrawals (id, account_id, payout_id, bank_id, number, amount, fee, state, outcome, answer_minutes,
       created, reviewed, paid, closed, receipt, idempotency_key)
     SELECT printf('WP%05d', m.id), m.account_id, p.id, p.bank_id, p.number, -m.amount, 0, 'received', 'paid', 30,
       ?1 + m.at, ?1 + m.at + ?2, ?1 + m.at + 3 * ?2, ?1 + m.at + 9 * ?2, 'member', printf('WP%05d', m.id)
     FROM world.past_moves m JOIN payout_accounts p ON p.account_id = m.account_id WHERE m.kind = 'withdrawal'`,
    today,
    minute,
  )
}
