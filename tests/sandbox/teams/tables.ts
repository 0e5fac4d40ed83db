/** Rates of the agents' rebate, and up to which day it is paid. */
export const teamTables = `
-- valid_from is when a day begins; rate in hundredths of a percent. Without a row, see teams/rates.ts.
CREATE TABLE rebate_rates (
  account_id INTEGER NOT NULL, valid_from INTEGER NOT NULL, rate INTEGER NOT NULL,
  PRIMARY KEY (account_id, valid_from)
) WITHOUT ROWID;
-- Days before up_to are paid.
CREATE TABLE commission_settled (account_id INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
CREATE INDEX rounds_decided ON rounds (ended, account_id, node_id, state, bet, win);
`
