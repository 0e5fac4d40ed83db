/** The agents' invitation links, and where the accounts that they brought came from. */
export const agentLinkTables = `
-- rate in hundredths of a percent. ends is null for a link without an end, max_uses for one without a limit.
CREATE TABLE invite_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  agent_id INTEGER NOT NULL, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, kind TEXT NOT NULL,
  rate INTEGER NOT NULL, created INTEGER NOT NULL, ends INTEGER, max_uses INTEGER,
  off INTEGER NOT NULL DEFAULT 0, request_key TEXT NOT NULL,
  UNIQUE (agent_id, request_key)
);
-- visitor is a hash; day is when the day begins.
CREATE TABLE link_visits (
  link_id INTEGER NOT NULL, visitor TEXT NOT NULL, day INTEGER NOT NULL,
  PRIMARY KEY (link_id, visitor, day)
) WITHOUT ROWID;
-- Accounts that an agent brought: through a link, or by hand if link_id is null.
CREATE TABLE came_through (
  account_id INTEGER PRIMARY KEY, agent_id INTEGER NOT NULL, link_id INTEGER, created INTEGER NOT NULL
);
CREATE INDEX came_through_link ON came_through (link_id);
CREATE INDEX came_through_agent ON came_through (agent_id, created);
`
