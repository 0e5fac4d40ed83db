/** Applications for promotions, from sent to claimed, and up to when an account was given back what is due. */
export const promotionTables = `
CREATE TABLE promotion_applications (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, promotion_id TEXT NOT NULL, request_key TEXT NOT NULL,
  remark TEXT NOT NULL, contact TEXT, state TEXT NOT NULL, amount INTEGER, points INTEGER, claim_key TEXT,
  sent INTEGER NOT NULL, decided INTEGER, claimed INTEGER,
  UNIQUE (account_id, request_key)
) WITHOUT ROWID;
CREATE INDEX promotion_applications_account ON promotion_applications (account_id, promotion_id, sent);
CREATE INDEX promotion_applications_waiting ON promotion_applications (account_id, sent) WHERE state = 'applying';
CREATE TABLE weekly_settled (account_id INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
`
