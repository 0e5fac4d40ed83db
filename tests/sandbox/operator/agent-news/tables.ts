/** Which announcements an agent has read. */
export const agentNewsTables = `
CREATE TABLE agent_news_read (
  account_id INTEGER NOT NULL, news_id TEXT NOT NULL,
  PRIMARY KEY (account_id, news_id)
) WITHOUT ROWID;
`
