/** Messages to members. Their words are made from kind and fill when they are read, in the reader's language. */
export const messageTables = `
-- fill is JSON; see MessageFill. removed is when the member deleted it.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, fill TEXT NOT NULL DEFAULT '{}',
  created INTEGER NOT NULL, read INTEGER, removed INTEGER
);
CREATE INDEX messages_account ON messages (account_id, created);
`
