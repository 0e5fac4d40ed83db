import type { Sandbox } from '../sandbox.ts'
import { playKinds } from './tables.ts'

type Parts = Pick<Sandbox, 'db'>

const most = Number.MAX_SAFE_INTEGER

/** Deposit orders in these states don't count towards a limit: nothing was or will be paid. */
const deadOrders = ['failed', 'expired', 'cancelled']

/**
 * Deposits ordered since then, and money that the account above sent, in minor units. Orders that are still open count, so
 * that two can't exceed a limit.
 */
export function depositedSince({ db }: Parts, accountId: number, from: number, except = ''): number {
  const row = db.get<{ amount: number }>(
    `SELECT COALESCE(SUM(amount), 0) AS amount FROM (
       SELECT amount FROM deposits
       WHERE account_id = ?1 AND created >= ?2 AND id <> ?3
         AND state NOT IN (${deadOrders.map((state) => `'${state}'`).join(', ')})
       UNION ALL
       SELECT amount FROM team_transfers WHERE recipient_id = ?1 AND created >= ?2 AND relation = 'downline')`,
    accountId,
    from,
    except,
  )
  return row?.amount ?? 0
}

/**
 * Bets placed and payouts received since then, in minor units, from the ledger. A bet counts when it is placed, its
 * payout when it is paid, so an open bet counts as lost.
 */
export function playedMoneySince(
  { db }: Parts,
  accountId: number,
  from: number,
): { bets: number; net: number } {
  const row = db.get<{ bets: number; net: number }>(
    `SELECT MIN(COALESCE(SUM(IIF(t.kind = 'bet', -e.amount, 0)), 0), ${most}) AS bets,
       MAX(MIN(COALESCE(SUM(e.amount), 0), ${most}), -${most}) AS net
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE a.owner = ? AND (a.kind = 'wallet' OR a.kind GLOB 'wallet:*') AND t.created >= ?
       AND t.kind IN (${playKinds})`,
    accountId,
    from,
  )
  return row ?? { bets: 0, net: 0 }
}

/** What was lost in games since a day began, in minor units; negative for a gain. */
export function lostSince({ db }: Parts, accountId: number, day: number): number {
  const row = db.get<{ lost: number }>(
    'SELECT -COALESCE(SUM(net), 0) AS lost FROM play_days WHERE account_id = ? AND day >= ?',
    accountId,
    day,
  )
  return row?.lost ?? 0
}
