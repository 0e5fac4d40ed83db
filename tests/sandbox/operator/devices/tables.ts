/** Logins and failed attempts. */
export const deviceTables = `
CREATE TABLE logins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, time INTEGER NOT NULL, agent TEXT NOT NULL, address TEXT NOT NULL,
  method TEXT NOT NULL, outcome TEXT NOT NULL
);
CREATE INDEX logins_account ON logins (account_id, time);
`
