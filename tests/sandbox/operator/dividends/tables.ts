/** Dividends of periods that are over, and up to which day they have been worked out. */
export const dividendTables = `
-- A row holds the figures as they were when its period ended. upline_id 0: the operator. failed: conditions that
-- weren't met, separated by commas. state: see the contract of the gateway.
CREATE TABLE dividends (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_id INTEGER NOT NULL, upline_id INTEGER NOT NULL, agent_id INTEGER NOT NULL,
  period TEXT NOT NULL, from_time INTEGER NOT NULL, to_time INTEGER NOT NULL,
  rate INTEGER NOT NULL, active_members INTEGER NOT NULL, valid_bet INTEGER NOT NULL, net_profit INTEGER NOT NULL,
  failed TEXT NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL,
  requested INTEGER, checked INTEGER, decided INTEGER, reason TEXT,
  UNIQUE (agent_id, from_time)
);
CREATE INDEX dividends_agent ON dividends (agent_id, to_time);
CREATE INDEX dividends_upline ON dividends (upline_id, state);
-- Periods that ended up to this day are in the table: the agent's own and those of its direct downlines.
CREATE TABLE dividend_settled (account_id INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
`
