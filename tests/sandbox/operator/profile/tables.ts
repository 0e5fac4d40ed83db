/** What members say about themselves. The real name and the name of a drawn picture are in `accounts`. */
export const profileTables = `
CREATE TABLE profiles (
  account_id INTEGER PRIMARY KEY,
  nickname TEXT, nickname_key TEXT UNIQUE, birthday TEXT, nationality TEXT, address TEXT,
  occupation TEXT, income_source TEXT, telegram TEXT, zalo TEXT
);
`
