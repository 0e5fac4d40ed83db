/** Who invited whom is `accounts.referred_by`. What friends brought is kept by day, so that it never changes. */
export const referralTables = `
CREATE INDEX accounts_referred ON accounts (referred_by, created) WHERE referred_by IS NOT NULL;
CREATE INDEX rounds_ended ON rounds (account_id, ended, state, counted, bet, win);
-- day is when the day began. Level 1 was invited by the account itself.
CREATE TABLE referral_income (
  account_id INTEGER NOT NULL, day INTEGER NOT NULL, friend_id INTEGER NOT NULL,
  level INTEGER NOT NULL, bets INTEGER NOT NULL, income INTEGER NOT NULL,
  PRIMARY KEY (account_id, day, friend_id)
) WITHOUT ROWID;
CREATE INDEX referral_income_friend ON referral_income (account_id, friend_id);
-- Days before up_to are paid.
CREATE TABLE referral_settled (account_id INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
`
