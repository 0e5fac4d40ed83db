/** Bonuses and other credits that members didn't pay for. Their turnover is in `turnover`. */
export const bonusTables = `
-- title is JSON: its text by language.
CREATE TABLE bonuses (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL,
  amount INTEGER NOT NULL, required INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
-- What bets took from a bonus (negative) and what it won, by the provider's call. Taken back with the call.
CREATE TABLE bonus_moves (
  tx_id TEXT NOT NULL, turnover_id INTEGER NOT NULL,
  session_id TEXT NOT NULL, round_id TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (tx_id, turnover_id)
) WITHOUT ROWID;
CREATE INDEX bonus_moves_round ON bonus_moves (session_id, round_id);
CREATE INDEX bonus_moves_turnover ON bonus_moves (turnover_id);
CREATE INDEX bonuses_account ON bonuses (account_id, created);
`
