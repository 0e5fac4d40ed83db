/**
 * Deposit orders. `created` is when the order was opened, `expires` until when it can be paid, `due` when a paid one is
 * confirmed. `end_reason`: the player's own rule that ended it.
 */
export const depositTables = `
-- opened counts how often the payment page was loaded. paid_by is the page's attempt that paid it.
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, channel TEXT NOT NULL, amount INTEGER NOT NULL,
  state TEXT NOT NULL, idempotency_key TEXT NOT NULL, created INTEGER NOT NULL,
  fee INTEGER NOT NULL DEFAULT 0, bonus TEXT, bonus_amount INTEGER NOT NULL DEFAULT 0,
  required INTEGER NOT NULL DEFAULT 0, return_url TEXT,
  expires INTEGER, paid INTEGER, ended INTEGER, opened INTEGER NOT NULL DEFAULT 0, paid_by TEXT, due INTEGER, end_reason TEXT,
  UNIQUE (account_id, idempotency_key)
) WITHOUT ROWID;
CREATE INDEX deposits_account ON deposits (account_id, created);
CREATE INDEX deposits_due ON deposits (due) WHERE state = 'pending';
CREATE INDEX deposits_open ON deposits (account_id, state) WHERE state IN ('created', 'pending');
`
