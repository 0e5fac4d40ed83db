/** Draws of the raffle by this sandbox's accounts. What was drawn is the deck's: see `deck.ts`. */
export const raffleTables = `
-- number counts an account's draws from 1; parol is the one it picked.
CREATE TABLE raffle_draws (
  account_id INTEGER NOT NULL, number INTEGER NOT NULL, position INTEGER NOT NULL UNIQUE,
  parol INTEGER NOT NULL, prize_id TEXT, drawn INTEGER NOT NULL, claimed INTEGER,
  PRIMARY KEY (account_id, number)
) WITHOUT ROWID;
`
