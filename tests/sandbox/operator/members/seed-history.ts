import { historyDays } from '#sandbox/world/generator/history/play-styles.ts'
import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import { seedReferrals } from '../referral/seed-referrals.ts'
import { seedWithdrawals } from '../withdrawals/seed-withdrawals.ts'

/** When the accounts were opened. Nothing on record is earlier. */
export const openingTime = (now: number): number => startOfDay(now) - (historyDays + 1) * dayLength

/** Net amount that an account's past has added to its wallet, in minor units. */
export const gainedInPast = (db: Database, accountId: number): number =>
  db.get<{ amount: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS amount FROM world.past_moves WHERE account_id = ?',
    accountId,
  )?.amount ?? 0

/**
 * Writes the past of the named accounts into the books: game sessions, rounds, wallet calls, orders and ledger
 * transactions. In bulk, because thousands of single bookings would slow down the start. Ids of sessions, rounds and
 * calls start with "past-", ids of orders with "DP" or "WP".
 */
export function seedHistory(db: Database, now: number): void {
  const today = startOfDay(now)
  writePlay(db, today)
  writeCalls(db, today)
  writeBooks(db, today)
  seedWithdrawals(db, today)
  seedReferrals(db, today)
}

const stayId = "printf('past-%d-%d', r.account_id, r.stay)"
const roundId = "printf('past-%d', r.id)"
const txId = "printf('past-%s-%d', IIF(m.kind = 'rollback', 'back', m.kind), m.round_id)"
const orderId = "printf('%sP%05d', IIF(m.kind = 'deposit', 'D', 'W'), m.id)"

function writePlay(db: Database, today: number): void {
  db.run(
    `INSERT INTO game_sessions
     SELECT ${stayId}, ${stayId}, r.account_id, '', r.node_id, ?1 + MIN(r.started) - 4000, ?1 + MIN(r.started) - 3000, ''
     FROM world.past_rounds r GROUP BY r.account_id, r.stay`,
    today,
  )
  db.run(
    `INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, win, state, started, ended)
     SELECT ${stayId}, ${roundId}, r.account_id, r.node_id, IIF(r.back, 0, r.bet), r.win,
       IIF(r.back, 'rolledBack', 'settled'), ?1 + r.started, ?1 + r.ended
     FROM world.past_rounds r ORDER BY r.started`,
    today,
  )
  db.run(
    `INSERT INTO recent_games SELECT r.account_id, r.node_id, ?1 + MAX(r.started)
     FROM world.past_rounds r GROUP BY r.account_id, r.node_id`,
    today,
  )
  db.run(
    `INSERT INTO wins (tx_id, account_id, node_id, amount, won)
     SELECT printf('past-win-%d', r.id), r.account_id, r.node_id, r.win, ?1 + r.ended
     FROM world.past_rounds r WHERE r.win > 0 ORDER BY r.ended`,
    today,
  )
}

function writeCalls(db: Database, today: number): void {
  db.run(
    `INSERT INTO wallet_calls (tx_id, kind, session_id, round_id, amount, ref_tx_id, balance, undone, created)
     SELECT ${txId}, m.kind, ${stayId}, IIF(m.kind = 'rollback', '', ${roundId}),
       IIF(m.kind = 'rollback', 0, abs(m.amount)), IIF(m.kind = 'rollback', printf('past-bet-%d', r.id), NULL),
       m.balance, m.kind = 'bet' AND r.back, ?1 + m.at
     FROM world.past_moves m JOIN world.past_rounds r ON r.id = m.round_id`,
    today,
  )
  db.run(
    `INSERT INTO deposits (id, account_id, channel, amount, state, idempotency_key, created, expires, paid, ended)
     SELECT ${orderId}, m.account_id, m.channel, m.amount, 'credited', ${orderId}, ?1 + m.at - 61000, ?1 + m.at + 839000,
       ?1 + m.at - 1000, ?1 + m.at
     FROM world.past_moves m WHERE m.kind = 'deposit'`,
    today,
  )
}

/** The bonus that paid a day's income, at the midnight after it. See `incomeId`. */
const incomeReference = `printf('RF%d-%s', m.account_id,
  strftime('%Y%m%d', (?1 + m.at - ${dayLength}) / 1000 + 8 * 3600, 'unixepoch'))`

/** The house account on the other side of each kind. */
const otherSide =
  "CASE m.kind WHEN 'deposit' THEN 'deposits' WHEN 'withdrawal' THEN 'withdrawals' WHEN 'referral' THEN 'referrals' ELSE 'house' END"

function writeBooks(db: Database, today: number): void {
  const last = db.get<{ id: number }>('SELECT COALESCE(MAX(id), 0) AS id FROM ledger_transactions')?.id ?? 0
  db.run(
    `INSERT INTO ledger_transactions (id, kind, reference, created)
     SELECT ?2 + m.id, m.kind,
       CASE WHEN m.kind = 'referral' THEN ${incomeReference}
         WHEN m.round_id IS NULL THEN ${orderId}
         WHEN m.kind = 'rollback' THEN printf('past-bet-%d', m.round_id) ELSE ${txId} END,
       ?1 + m.at
     FROM world.past_moves m ORDER BY m.id`,
    today,
    last,
  )
  db.exec(
    "INSERT OR IGNORE INTO ledger_accounts (kind) VALUES ('house'), ('deposits'), ('withdrawals'), ('referrals')",
  )
  db.run(
    `INSERT INTO ledger_entries (transaction_id, account_id, amount)
     SELECT ?1 + m.id, a.id, m.amount FROM world.past_moves m
     JOIN ledger_accounts a ON a.kind = 'wallet' AND a.owner = m.account_id WHERE m.amount <> 0
     UNION ALL
     SELECT ?1 + m.id, a.id, -m.amount FROM world.past_moves m
     JOIN ledger_accounts a ON a.kind = ${otherSide} AND a.owner = 0 WHERE m.amount <> 0`,
    last,
  )
}
