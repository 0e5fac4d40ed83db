/** Tables of a world, whose content never changes. Money in minor units, ages relative to today. */
export const worldSchema = `
CREATE TABLE vendors (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, hot INTEGER NOT NULL, position INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE games (
  rank INTEGER PRIMARY KEY,
  node_id INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_run TEXT NOT NULL,
  vendor TEXT NOT NULL,
  game_type TEXT NOT NULL,
  category TEXT NOT NULL,
  model TEXT NOT NULL,
  game_code TEXT NOT NULL,
  classify TEXT,
  min_bet INTEGER NOT NULL,
  max_bet INTEGER NOT NULL,
  jackpot TEXT,
  lines INTEGER NOT NULL,
  hot INTEGER NOT NULL,
  in_hot_list INTEGER NOT NULL,
  new INTEGER NOT NULL,
  open_mode TEXT NOT NULL,
  quirk TEXT NOT NULL,
  has_sub_games INTEGER NOT NULL,
  parent INTEGER
);

CREATE TABLE words (word TEXT PRIMARY KEY) WITHOUT ROWID;
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

CREATE TABLE ancestors (
  ancestor_id INTEGER NOT NULL, account_id INTEGER NOT NULL, depth INTEGER NOT NULL,
  PRIMARY KEY (ancestor_id, account_id)
) WITHOUT ROWID;

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

CREATE TABLE past_friends (account_id INTEGER PRIMARY KEY, referred_by INTEGER NOT NULL, level INTEGER NOT NULL);

CREATE TABLE past_income (
  account_id INTEGER NOT NULL, day INTEGER NOT NULL, friend_id INTEGER NOT NULL,
  level INTEGER NOT NULL, bets INTEGER NOT NULL, income INTEGER NOT NULL,
  PRIMARY KEY (account_id, day, friend_id)
) WITHOUT ROWID;

CREATE TABLE figures (
  pattern INTEGER NOT NULL, place INTEGER NOT NULL,
  deposits INTEGER NOT NULL, withdrawals INTEGER NOT NULL, bets INTEGER NOT NULL, wins INTEGER NOT NULL, bonus INTEGER NOT NULL,
  PRIMARY KEY (pattern, place)
) WITHOUT ROWID;

CREATE TABLE day_shares (
  length INTEGER NOT NULL, day INTEGER NOT NULL, pattern INTEGER NOT NULL, before INTEGER NOT NULL, up_to INTEGER NOT NULL,
  PRIMARY KEY (length, day, pattern)
) WITHOUT ROWID;
`

/** Created after the rows are inserted, which is faster. */
export const worldIndexes = `
CREATE INDEX games_place ON games (game_type, vendor, rank) WHERE parent IS NULL;
CREATE INDEX games_vendor ON games (vendor, rank) WHERE parent IS NULL;
CREATE INDEX games_run ON games (name_run) WHERE parent IS NULL;
CREATE INDEX games_code ON games (vendor, game_code);
CREATE INDEX games_hot ON games (game_type, rank) WHERE in_hot_list = 1 AND parent IS NULL;
CREATE INDEX games_parent ON games (parent) WHERE parent IS NOT NULL;
`
