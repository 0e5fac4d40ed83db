/** The tables of a world: what never changes once it's made. Money in minor units, ages relative to today. */
export const worldSchema = `
CREATE TABLE vendors (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, account_type_id INTEGER NOT NULL, hot INTEGER NOT NULL, position INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE games (
  rank INTEGER PRIMARY KEY,
  node_id INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  vendor TEXT NOT NULL,
  game_type TEXT NOT NULL,
  category TEXT NOT NULL,
  game_code TEXT NOT NULL,
  classify TEXT,
  tag TEXT,
  min_bet INTEGER NOT NULL,
  max_bet INTEGER NOT NULL,
  jackpot INTEGER,
  lines INTEGER NOT NULL,
  hot INTEGER NOT NULL,
  in_hot_list INTEGER NOT NULL,
  new INTEGER NOT NULL,
  open_mode TEXT NOT NULL,
  quirk TEXT NOT NULL,
  has_sub_games INTEGER NOT NULL,
  parent INTEGER
);

CREATE TABLE game_words (word TEXT NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (word, rank)) WITHOUT ROWID;

CREATE TABLE rooms (
  position INTEGER PRIMARY KEY,
  room_id TEXT NOT NULL UNIQUE,
  node_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  level TEXT NOT NULL,
  stake INTEGER NOT NULL,
  buy_in INTEGER,
  seats INTEGER,
  every_minutes INTEGER
);

CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL,
  real_name TEXT NOT NULL,
  parent_id INTEGER NOT NULL,
  type INTEGER NOT NULL,
  days_old INTEGER NOT NULL,
  balance INTEGER NOT NULL
);

CREATE TABLE past_rounds (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL, stay INTEGER NOT NULL, node_id INTEGER NOT NULL,
  started INTEGER NOT NULL, ended INTEGER NOT NULL, bet INTEGER NOT NULL, win INTEGER NOT NULL, back INTEGER NOT NULL
);

CREATE TABLE past_moves (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, round_id INTEGER, channel TEXT NOT NULL,
  at INTEGER NOT NULL, amount INTEGER NOT NULL, balance INTEGER NOT NULL
);

CREATE TABLE monthly (
  member_id INTEGER NOT NULL, months_ago INTEGER NOT NULL,
  deposits INTEGER NOT NULL, withdrawals INTEGER NOT NULL, bets INTEGER NOT NULL, wins INTEGER NOT NULL, bonus INTEGER NOT NULL,
  PRIMARY KEY (member_id, months_ago)
) WITHOUT ROWID;

CREATE TABLE daily (
  member_id INTEGER NOT NULL, day INTEGER NOT NULL,
  deposits INTEGER NOT NULL, withdrawals INTEGER NOT NULL, bets INTEGER NOT NULL, wins INTEGER NOT NULL, bonus INTEGER NOT NULL,
  PRIMARY KEY (member_id, day)
) WITHOUT ROWID;
`

/** Made after the rows are in, which is quicker. */
export const worldIndexes = `
CREATE INDEX games_place ON games (game_type, vendor, rank) WHERE parent IS NULL;
CREATE INDEX games_vendor ON games (vendor, rank) WHERE parent IS NULL;
CREATE INDEX games_code ON games (vendor, game_code);
CREATE INDEX games_hot ON games (game_type, rank) WHERE in_hot_list = 1 AND parent IS NULL;
CREATE INDEX games_parent ON games (parent) WHERE parent IS NOT NULL;
`
