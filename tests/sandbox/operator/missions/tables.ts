/** The leaderboard of each past week. Its places are final. Each prize is paid once its winner's
 * wallet has room for it. */
export const missionTables = `
-- \`week\` is the Sunday on which it began.
CREATE TABLE leaderboard_weeks (week INTEGER PRIMARY KEY, settled INTEGER NOT NULL);
CREATE TABLE leaderboard_places (
  week INTEGER NOT NULL, place INTEGER NOT NULL, account_id INTEGER NOT NULL,
  amount INTEGER NOT NULL, prize INTEGER NOT NULL, paid INTEGER,
  PRIMARY KEY (week, place)
) WITHOUT ROWID;
CREATE INDEX leaderboard_unpaid ON leaderboard_places (account_id) WHERE paid IS NULL;
`
