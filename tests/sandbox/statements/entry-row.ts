import type { TransactionKind } from '../ledger/kinds.ts'

/** An entry with what it is about. Amounts in minor units. */
export type EntryRow = {
  transactionId: number
  walletId: number
  kind: TransactionKind
  reference: string
  created: number
  amount: number
  balance: number
  /** "wallet", or "wallet:" and a vendor's code. */
  wallet: string
  walletName: string | null
  channel: string | null
  /** JSON: the bonus's title by language. */
  bonusTitle: string | null
  roundId: number | null
  started: number | null
  gameName: string | null
  vendorName: string | null
}

/** Columns of an EntryRow, from a `page` of entries with their `balances` (`b`) and `entryTables`. */
export const entrySources = `page.transaction_id AS transactionId, page.account_id AS walletId, page.kind,
  page.reference, page.created, page.amount, b.balance, a.kind AS wallet, wv.name AS walletName, d.channel,
  bonus.title AS bonusTitle, r.id AS roundId, r.started, g.name AS gameName, v.name AS vendorName`

/** A play transaction's reference is the number of its wallet call; a rollback has that of the call it reverses. */
const playKinds = "'bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback'"

export const entryTables = `
  JOIN ledger_accounts a ON a.id = page.account_id
  LEFT JOIN world.vendors wv ON a.kind = 'wallet:' || wv.code
  LEFT JOIN deposits d ON page.kind = 'deposit' AND d.id = page.reference
  LEFT JOIN bonuses bonus ON bonus.id = page.reference AND bonus.kind = page.kind
  LEFT JOIN wallet_calls w ON page.kind IN (${playKinds}) AND w.tx_id = page.reference
  LEFT JOIN rounds r ON r.session_id = w.session_id AND r.round_id = w.round_id
  LEFT JOIN world.games g ON g.node_id = r.node_id
  LEFT JOIN world.vendors v ON v.code = g.vendor`
