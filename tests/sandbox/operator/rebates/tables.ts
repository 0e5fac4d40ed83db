/** Rebates that were paid, and the rounds that they were paid for. */
export const rebateTables = `
CREATE TABLE rebates (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, bets INTEGER NOT NULL, amount INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rebates_account ON rebates (account_id, created);
CREATE TABLE rebate_lines (
  rebate_id TEXT NOT NULL, game_type TEXT NOT NULL,
  bets INTEGER NOT NULL, share INTEGER NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (rebate_id, game_type)
) WITHOUT ROWID;
-- A round is here once a rebate was paid for it, so that it can't be paid for again, whatever becomes of it.
CREATE TABLE rebated_rounds (round_id INTEGER PRIMARY KEY, rebate_id TEXT NOT NULL);
CREATE INDEX rebated_rounds_rebate ON rebated_rounds (rebate_id);
`
