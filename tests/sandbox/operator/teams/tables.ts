/** Rates of the agents' rebate, up to which day it is paid, and what agents wrote to their teams. */
export const teamTables = `
-- valid_from is when a day begins; rate in hundredths of a percent. Without a row, see teams/rates.ts.
CREATE TABLE rebate_rates (
  account_id INTEGER NOT NULL, valid_from INTEGER NOT NULL, rate INTEGER NOT NULL,
  PRIMARY KEY (account_id, valid_from)
) WITHOUT ROWID;
-- Days before up_to are paid.
CREATE TABLE commission_settled (account_id INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
-- Messages of agents to their teams. request_key makes a repeated call send nothing.
CREATE TABLE team_messages (
  agent_id INTEGER NOT NULL, request_key TEXT NOT NULL, recipients INTEGER NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (agent_id, request_key)
) WITHOUT ROWID;
CREATE INDEX team_messages_time ON team_messages (agent_id, created);
CREATE INDEX rounds_decided ON rounds (ended, account_id, node_id, state, counted, bet, win);
`
