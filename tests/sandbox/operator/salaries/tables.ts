/** What agents are paid for their teams' bets, as it was worked out when the period was over. */
export const salaryTables = `
-- kind: daily, hourly or realtime. step: 0 for none, and for a share. rate in hundredths of a percent, 0 for steps.
-- Days and hours that pay nothing are kept too, slots aren't.
CREATE TABLE salaries (
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, starts INTEGER NOT NULL,
  valid_bet INTEGER NOT NULL, members INTEGER NOT NULL, step INTEGER NOT NULL, rate INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind, starts)
) WITHOUT ROWID;
-- Periods that began before up_to are settled.
CREATE TABLE salary_settled (
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, up_to INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind)
) WITHOUT ROWID;
`
