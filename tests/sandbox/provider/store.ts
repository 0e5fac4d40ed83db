import type { Database } from '#sandbox/operator/db/database.ts'
import { openStore, type Store } from '#sandbox/operator/db/open-store.ts'

/** Stages of a round that hasn't ended. */
export const openStages = `('bet', 'wait', 'win', 'rollback')`

/**
 * The provider's own tables: everything that must survive a restart because money depends on it. Times are ms since
 * 1970; data that only this program reads is JSON.
 */
const tables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  content TEXT NOT NULL, last_used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE rounds (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  session_key TEXT NOT NULL, account TEXT NOT NULL, node_id TEXT NOT NULL,
  stage TEXT NOT NULL, started INTEGER NOT NULL, content TEXT NOT NULL
);
CREATE INDEX rounds_player ON rounds (account, node_id, number);
CREATE INDEX rounds_open ON rounds (session_key) WHERE stage IN ${openStages};
CREATE TABLE results (key TEXT PRIMARY KEY, content TEXT NOT NULL, drawn INTEGER NOT NULL) WITHOUT ROWID;
`

/** How long ended rounds, and results that no open round needs, are kept, in ms. */
const kept = 30 * 24 * 60 * 60 * 1000

/** Opens the provider's database. In memory without a file. */
export function openProviderStore(file: string | undefined, now: () => number): Store {
  return openStore(file, tables, (db) => forgetOld(db, now() - kept))
}

function forgetOld(db: Database, before: number): void {
  const oldest = db.get<{ started: number | null }>(
    `SELECT MIN(started) AS started FROM rounds WHERE stage IN ${openStages}`,
  )?.started
  db.run(`DELETE FROM rounds WHERE started < ? AND stage NOT IN ${openStages}`, before)
  db.run('DELETE FROM results WHERE drawn < ?', Math.min(before, oldest ?? before))
}
