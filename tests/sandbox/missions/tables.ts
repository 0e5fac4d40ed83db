/** The leaderboard of each past week. Its places are final, and its prizes are in the ledger. */
export const missionTables = `
CREATE TABLE leaderboard_weeks (week INTEGER PRIMARY KEY, settled INTEGER NOT NULL);
CREATE TABLE leaderboard_places (
  week INTEGER NOT NULL, place INTEGER NOT NULL, account_id INTEGER NOT NULL,
  amount INTEGER NOT NULL, prize INTEGER NOT NULL,
  PRIMARY KEY (week, place)
) WITHOUT ROWID;
`
