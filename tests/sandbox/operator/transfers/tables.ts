/** Transfers between accounts of a team. What each moved is in the ledger, under the order's number. */
export const transferTables = `
-- relation is what the recipient is to the sender: "upline" or "downline".
CREATE TABLE team_transfers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sender_id INTEGER NOT NULL, recipient_id INTEGER NOT NULL, relation TEXT NOT NULL,
  amount INTEGER NOT NULL, remark TEXT NOT NULL, idempotency_key TEXT NOT NULL, created INTEGER NOT NULL,
  UNIQUE (sender_id, idempotency_key)
);
CREATE INDEX team_transfers_sender ON team_transfers (sender_id, created);
CREATE INDEX team_transfers_recipient ON team_transfers (recipient_id, created);
`
