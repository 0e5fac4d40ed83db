/** Limits, reality checks, breaks and play sessions. */
export const limitTables = `
-- amount in minor units, or in ms for the kind 'time'. A waiting change has pending_from; pending is null for a removal.
CREATE TABLE play_limits (
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL,
  amount INTEGER, pending INTEGER, pending_from INTEGER,
  PRIMARY KEY (account_id, kind, period)
) WITHOUT ROWID;
CREATE TABLE reality_checks (
  account_id INTEGER PRIMARY KEY, minutes INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE play_breaks (account_id INTEGER PRIMARY KEY, until INTEGER NOT NULL);
CREATE TABLE play_times (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, began INTEGER NOT NULL, seen INTEGER NOT NULL
);
CREATE INDEX play_times_account ON play_times (account_id, seen);
`
