/** Contracts between agents and whoever is directly above them. */
export const contractTables = `
-- upline_id 0: the operator. rate in hundredths of a percent. starts, ends: null while that isn't known.
CREATE TABLE contracts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  upline_id INTEGER NOT NULL, agent_id INTEGER NOT NULL,
  rate INTEGER NOT NULL, period TEXT NOT NULL,
  active_members INTEGER NOT NULL, valid_bet INTEGER NOT NULL, net_profit INTEGER NOT NULL,
  -- offered: by the upline, or requested: by the agent, each waiting for the other side. active: agreed.
  -- rejected, withdrawn, expired: never agreed. ended: was agreed and has an end.
  state TEXT NOT NULL,
  created INTEGER NOT NULL, answer_by INTEGER, decided INTEGER,
  starts INTEGER, ends INTEGER,
  -- Why an agreed contract ends: replaced, terminated, agreed or lowerRate.
  end_reason TEXT,
  -- When the agent asked to end it, until that is answered.
  end_asked INTEGER,
  -- 1 if the agent asked for it, 0 if the upline offered it.
  requested INTEGER NOT NULL DEFAULT 0,
  -- Why the operator rejected a request: rate or conditions.
  refused_for TEXT,
  request_key TEXT
);
CREATE INDEX contracts_agent ON contracts (agent_id, starts);
CREATE INDEX contracts_upline ON contracts (upline_id, state);
CREATE INDEX contracts_open ON contracts (created) WHERE state IN ('offered', 'requested') OR end_asked IS NOT NULL;
`
