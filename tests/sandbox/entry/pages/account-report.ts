import * as z from 'zod/mini'
import { balanceAmount } from '#sandbox/operator/ledger/wallet.ts'
import type { Sandbox } from '#sandbox/operator/sandbox.ts'
import { fromMinor } from '#shared/domain/money.ts'

type RoundRow = { roundId: string; nodeId: number; bet: number; win: number; state: string; started: number }
type DepositRow = { orderId: string; channel: string; amount: number; state: string; created: number }
type BookingRow = { kind: string; reference: string; amount: number; created: number }

/**
 * Summary of an account: balance, active sessions, number of launches, rounds and wins, and its latest rounds,
 * deposits and bookings. Undefined if there is no such account.
 */
export function accountReport(sandbox: Sandbox, username: string) {
  const { db, members, sessions } = sandbox
  const member = members.byUsername(username)
  if (!member) return undefined
  const balance = balanceAmount(sandbox, member.id)
  const count = (sql: string) => db.get<{ count: number }>(sql, member.id)?.count ?? 0
  const history = db.all<RoundRow>(
    `SELECT round_id AS roundId, node_id AS nodeId, bet, win, state, started FROM rounds
     WHERE account_id = ? ORDER BY started DESC LIMIT 50`,
    member.id,
  )
  const deposits = db.all<DepositRow>(
    `SELECT id AS orderId, channel, amount, state, created FROM deposits
     WHERE account_id = ? ORDER BY created DESC LIMIT 50`,
    member.id,
  )
  const bookings = db.all<BookingRow>(
    `SELECT t.kind, t.reference, e.amount, t.created FROM ledger_entries e
     JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE a.kind GLOB 'wallet*' AND a.owner = ? ORDER BY t.id DESC LIMIT 100`,
    member.id,
  )
  const inPesos = <Row extends { amount: number }>(row: Row) => ({ ...row, amount: fromMinor(row.amount) })
  return {
    id: member.id,
    username: member.username,
    type: member.type,
    language: member.language,
    referralCode: member.referralCode,
    email: member.email,
    mobile: member.mobile,
    realName: member.realName,
    contacts: member.contacts === null ? {} : readContacts(member.contacts),
    parentId: member.parentId,
    firstLoginDue: member.firstLoginDue === 1,
    /** How often the first-login endpoint was called. */
    firstLoginCalls: member.firstLoginCalls,
    passwordExpired: member.passwordExpired === 1,
    balance,
    sessions: sessions.countOf(member.id),
    launches: count('SELECT COUNT(*) AS count FROM game_sessions WHERE account_id = ?'),
    rounds: count("SELECT COUNT(*) AS count FROM rounds WHERE account_id = ? AND state <> 'rolledBack'"),
    wins: count('SELECT COUNT(*) AS count FROM wins WHERE account_id = ?'),
    history: history.map((round) => ({ ...round, bet: fromMinor(round.bet), win: fromMinor(round.win) })),
    deposits: deposits.map(inPesos),
    bookings: bookings.map(inPesos),
  }
}

/** JSON written by the registration. */
const readContacts = (json: string): Record<string, string> =>
  z.parse(z.record(z.string(), z.string()), JSON.parse(json))

export type AccountReport = NonNullable<ReturnType<typeof accountReport>>
