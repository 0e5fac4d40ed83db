/** Bonuses and other credits that members didn't pay for. Their turnover is in `turnover`. */
export const bonusTables = `
-- title is JSON: its text by language.
CREATE TABLE bonuses (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL,
  amount INTEGER NOT NULL, required INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX bonuses_account ON bonuses (account_id, created);
`
