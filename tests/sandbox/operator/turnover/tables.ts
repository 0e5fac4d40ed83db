/** Turnover requirements: how much must be bet before credited money may be withdrawn. */
export const turnoverTables = `
-- held: what a bonus has now, of its own money and what that has won. 0 for other requirements.
CREATE TABLE turnover (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, source TEXT NOT NULL, reference TEXT NOT NULL,
  amount INTEGER NOT NULL, required INTEGER NOT NULL, done INTEGER NOT NULL DEFAULT 0,
  held INTEGER NOT NULL DEFAULT 0, game_types TEXT,
  opened INTEGER NOT NULL, ended INTEGER, outcome TEXT,
  UNIQUE (source, reference)
);
CREATE INDEX turnover_account ON turnover (account_id, opened);
CREATE INDEX turnover_open ON turnover (account_id, id) WHERE ended IS NULL;
`
