/** Transfers between a member's own wallets. What each moved is in the ledger, under the order's number. */
export const walletTables = `
-- kind is "transfer" or "recall". source and target are vendor codes or "MAIN"; a recall has no single source.
CREATE TABLE wallet_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, source TEXT, target TEXT NOT NULL, amount INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL, created INTEGER NOT NULL,
  UNIQUE (account_id, kind, idempotency_key)
);
`
