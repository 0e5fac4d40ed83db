/** The rankings of past months. Their places are final. A prize is paid once its winner's wallet has room for it. */
export const rankingTables = `
CREATE TABLE ranking_months (month INTEGER PRIMARY KEY);
CREATE TABLE ranking_places (
  month INTEGER NOT NULL, kind TEXT NOT NULL, place INTEGER NOT NULL, account_id INTEGER NOT NULL,
  prize INTEGER NOT NULL, paid INTEGER,
  PRIMARY KEY (month, kind, place)
) WITHOUT ROWID;
CREATE INDEX ranking_unpaid ON ranking_places (account_id) WHERE paid IS NULL;
`
