/** Identity checks. The latest one of an account counts. */
export const identityTables = `
CREATE TABLE identity_checks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, document TEXT NOT NULL, number TEXT NOT NULL, state TEXT NOT NULL, reason TEXT,
  sent INTEGER NOT NULL, due INTEGER NOT NULL, decided INTEGER
);
CREATE INDEX identity_checks_account ON identity_checks (account_id, id);
CREATE INDEX identity_checks_open ON identity_checks (account_id, due) WHERE decided IS NULL;
CREATE INDEX identity_checks_number ON identity_checks (number) WHERE state = 'verified';
`
