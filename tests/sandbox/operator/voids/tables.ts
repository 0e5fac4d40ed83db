/** Bets that changed after they were decided, and what is taken back for it. */
export const voidTables = `
-- What a round counted as, once it changed after it was decided: first as it was, then each change. Never updated, so
-- that no past day changes.
CREATE TABLE round_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  round INTEGER NOT NULL, account_id INTEGER NOT NULL, node_id INTEGER NOT NULL,
  time INTEGER NOT NULL, bet INTEGER NOT NULL, win INTEGER NOT NULL, first INTEGER NOT NULL
);
CREATE INDEX round_changes_time ON round_changes (time);
CREATE INDEX round_changes_round ON round_changes (round);
-- Decided bets as they count at a time: a void is a bet of minus its amount at the time of the void. Its column decided is when
-- the bet was decided first, whatever became of it, so that sums by it are of the bets as they stand.
CREATE VIEW decided_bets AS
  SELECT 'B' || id AS bet_id, id AS round, account_id, node_id, ended AS time, ended AS decided, bet, win FROM rounds
    WHERE state = 'settled' AND counted < 2
  UNION ALL
  SELECT IIF(first, 'B' || round, 'V' || id), round, account_id, node_id, time,
    (SELECT f.time FROM round_changes f WHERE f.round = c.round AND f.first = 1), bet, win FROM round_changes c;
-- What was taken back of a credit for a voided bet. owed: what the wallets didn't have, less what was kept back since.
CREATE TABLE take_backs (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, credit_id TEXT NOT NULL, kind TEXT NOT NULL, round INTEGER,
  amount INTEGER NOT NULL, owed INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX take_backs_credit ON take_backs (credit_id);
CREATE INDEX take_backs_owed ON take_backs (account_id, created) WHERE owed > 0;
-- A friend's income that was taken back, on the day of the void. of_day: the day that it was paid for.
CREATE TABLE referral_returns (
  account_id INTEGER NOT NULL, day INTEGER NOT NULL, of_day INTEGER NOT NULL, friend_id INTEGER NOT NULL,
  level INTEGER NOT NULL, bets INTEGER NOT NULL, income INTEGER NOT NULL, round INTEGER NOT NULL
);
CREATE INDEX referral_returns_account ON referral_returns (account_id, of_day, friend_id);
CREATE VIEW referral_booked AS
  SELECT account_id, day, friend_id, level, bets, income FROM referral_income
  UNION ALL SELECT account_id, day, friend_id, level, -bets, -income FROM referral_returns;
-- Which requirement a round's bet counted towards.
CREATE TABLE turnover_counts (round INTEGER NOT NULL, turnover_id INTEGER NOT NULL, amount INTEGER NOT NULL);
CREATE INDEX turnover_counts_round ON turnover_counts (round);
`
