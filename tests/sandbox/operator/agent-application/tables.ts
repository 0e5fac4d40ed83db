/** Applications of people who want to become agents. */
export const agentApplicationTables = `
CREATE TABLE agent_applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL, mobile TEXT NOT NULL, email TEXT, players INTEGER NOT NULL, username TEXT,
  created INTEGER NOT NULL
);
`
