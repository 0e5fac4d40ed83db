/** The points mall: its stock, the members' points, and what they spent them on. */
export const pointTables = `
CREATE TABLE point_items (
  id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL, amount INTEGER, worth INTEGER,
  quantity INTEGER NOT NULL, available INTEGER NOT NULL, open INTEGER NOT NULL
);
CREATE TABLE point_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, points INTEGER NOT NULL, created INTEGER NOT NULL,
  -- The order that it belongs to.
  order_id TEXT
);
CREATE INDEX point_entries_account ON point_entries (account_id);
-- item_id is null for points converted to money. points, amount and credited are those of the whole order.
CREATE TABLE point_orders (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, item_id INTEGER, quantity INTEGER NOT NULL, points INTEGER NOT NULL,
  amount INTEGER NOT NULL, credited INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT,
  idempotency_key TEXT NOT NULL, created INTEGER NOT NULL, decided INTEGER
) WITHOUT ROWID;
CREATE INDEX point_orders_account ON point_orders (account_id, created);
CREATE INDEX point_orders_key ON point_orders (account_id, idempotency_key);
CREATE INDEX point_orders_open ON point_orders (account_id, created) WHERE state = 'inProcess';
`
