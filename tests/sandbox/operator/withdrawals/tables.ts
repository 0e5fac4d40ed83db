/**
 * Withdrawals. `amount` left the wallet, `fee` is part of it. The payout account is copied, because it can be removed.
 * `due`: when the clock changes the state next; null if it never does. `outcome`: how a review will end.
 */
export const withdrawalTables = `
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, payout_id INTEGER, bank_id TEXT NOT NULL, number TEXT NOT NULL,
  amount INTEGER NOT NULL, fee INTEGER NOT NULL,
  state TEXT NOT NULL, outcome TEXT NOT NULL, due INTEGER, answer_minutes INTEGER NOT NULL,
  created INTEGER NOT NULL, reviewed INTEGER, paid INTEGER, closed INTEGER,
  receipt TEXT, reported INTEGER, remark TEXT, paid_again INTEGER NOT NULL DEFAULT 0,
  idempotency_key TEXT NOT NULL,
  UNIQUE (account_id, idempotency_key)
) WITHOUT ROWID;
CREATE INDEX withdrawals_account ON withdrawals (account_id, created);
CREATE INDEX withdrawals_due ON withdrawals (account_id, due) WHERE due IS NOT NULL;
CREATE INDEX withdrawals_payout ON withdrawals (payout_id);
`
