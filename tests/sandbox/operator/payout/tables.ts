/** Where members' withdrawals go. Removed accounts stay, because past orders name them. */
export const payoutTables = `
CREATE TABLE payout_accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, bank_id TEXT NOT NULL, number TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL, removed INTEGER
);
CREATE UNIQUE INDEX payout_accounts_number ON payout_accounts (bank_id, number) WHERE removed IS NULL;
CREATE INDEX payout_accounts_account ON payout_accounts (account_id) WHERE removed IS NULL;
`
