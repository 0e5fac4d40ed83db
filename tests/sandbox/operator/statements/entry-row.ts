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

/** Columns of an EntryRow, from a `page` of entries and `entryTables`. */
export const entrySources = `page.transaction_id AS transactionId, page.account_id AS walletId, t.kind,
  t.reference, t.created, page.amount, a.kind AS wallet, wv.name AS walletName, d.channel,
  bonus.title AS bonusTitle, r.id AS roundId, r.started, g.name AS gameName, v.name AS vendorName`

/** A play transaction's reference is the number of its wallet call; a rollback has that of the call it reverses. */
const playKinds = "'bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback'"

export const entryTables = `
  JOIN ledger_transactions t ON t.id = page.transaction_id
  JOIN ledger_accounts a ON a.id = page.account_id
  LEFT JOIN world.vendors wv ON a.kind = 'wallet:' || wv.code
  LEFT JOIN deposits d ON t.kind = 'deposit' AND d.id = t.reference
  LEFT JOIN take_backs back ON t.kind = 'takenBack' AND back.id = t.reference
  LEFT JOIN bonuses bonus ON bonus.id = COALESCE(back.credit_id, t.reference) AND bonus.kind IN (t.kind, back.kind)
  LEFT JOIN wallet_calls w ON t.kind IN (${playKinds}) AND w.tx_id = t.reference
  LEFT JOIN rounds r ON r.id = COALESCE(back.round,
    (SELECT o.id FROM rounds o WHERE o.session_id = w.session_id AND o.round_id = w.round_id))
  LEFT JOIN world.games g ON g.node_id = r.node_id
  LEFT JOIN world.vendors v ON v.code = g.vendor`
