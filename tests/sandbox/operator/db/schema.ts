import { agentApplicationTables } from '../agent-application/tables.ts'
import { agentLinkTables } from '../agent-links/tables.ts'
import { agentNewsTables } from '../agent-news/tables.ts'
import { bonusTables } from '../bonuses/tables.ts'
import { contractTables } from '../contracts/tables.ts'
import { depositTables } from '../deposits/tables.ts'
import { deviceTables } from '../devices/tables.ts'
import { dividendTables } from '../dividends/tables.ts'
import { identityTables } from '../identity/tables.ts'
import { limitTables } from '../limits/tables.ts'
import { messageTables } from '../messages/tables.ts'
import { missionTables } from '../missions/tables.ts'
import { payoutTables } from '../payout/tables.ts'
import { pointTables } from '../points/tables.ts'
import { profileTables } from '../profile/tables.ts'
import { promotionTables } from '../promotions/tables.ts'
import { raffleTables } from '../raffle/tables.ts'
import { rankingTables } from '../rankings/tables.ts'
import { rebateTables } from '../rebates/tables.ts'
import { referralTables } from '../referral/tables.ts'
import { salaryTables } from '../salaries/tables.ts'
import { teamTables } from '../teams/tables.ts'
import { transferTables } from '../transfers/tables.ts'
import { turnoverTables } from '../turnover/tables.ts'
import { voidTables } from '../voids/tables.ts'
import { walletTables } from '../wallets/tables.ts'
import { withdrawalTables } from '../withdrawals/tables.ts'

/**
 * The sandbox's own tables, for everything that changes while it runs. Games, vendors and past figures never change;
 * they are in the attached world database (see world/generator). Times are in ms since 1970, money is in minor units.
 */
const common = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL,
  username_key TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  type INTEGER NOT NULL DEFAULT 0,
  parent_id INTEGER,
  real_name TEXT,
  email TEXT,
  mobile TEXT UNIQUE,
  referral_code TEXT NOT NULL UNIQUE,
  referred_by INTEGER,
  language TEXT NOT NULL DEFAULT 'EN',
  created INTEGER NOT NULL,
  last_login INTEGER,
  first_login_due INTEGER NOT NULL DEFAULT 0,
  password_expired INTEGER NOT NULL DEFAULT 0,
  excluded_until INTEGER,
  captcha_after INTEGER NOT NULL DEFAULT 3,
  held_minutes INTEGER,
  first_login_calls INTEGER NOT NULL DEFAULT 0,
  address_guard INTEGER NOT NULL DEFAULT 0,
  bank_name TEXT,
  google_secret TEXT,
  payment_password TEXT,
  withdrawals_from INTEGER,
  contacts TEXT,
  avatar TEXT,
  level TEXT
);
CREATE INDEX accounts_parent ON accounts (parent_id);
CREATE INDEX accounts_google ON accounts (id) WHERE google_secret IS NOT NULL;
CREATE TABLE ancestors (
  ancestor_id INTEGER NOT NULL, account_id INTEGER NOT NULL, depth INTEGER NOT NULL,
  PRIMARY KEY (ancestor_id, account_id)
) WITHOUT ROWID;
CREATE TABLE known_addresses (
  account_id INTEGER NOT NULL, address TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (account_id, address)
) WITHOUT ROWID;
CREATE TABLE login_tickets (
  hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL, address TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX login_tickets_account ON login_tickets (account_id);
CREATE TABLE check_tokens (
  hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL, purpose TEXT NOT NULL, expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL,
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  agent TEXT NOT NULL,
  address TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_account ON sessions (account_id);

CREATE TABLE nonces (nonce TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE captchas (id TEXT NOT NULL UNIQUE, visitor TEXT NOT NULL, answer TEXT NOT NULL, expires INTEGER NOT NULL);
CREATE INDEX captchas_expires ON captchas (expires);
CREATE TABLE wrong_tries (
  subject TEXT NOT NULL, place TEXT NOT NULL, count INTEGER NOT NULL, latest INTEGER NOT NULL, locked_until INTEGER,
  PRIMARY KEY (subject, place)
) WITHOUT ROWID;
CREATE INDEX wrong_tries_latest ON wrong_tries (latest);
CREATE TABLE temporary_passwords (
  account_id INTEGER PRIMARY KEY, password TEXT NOT NULL, expires INTEGER NOT NULL
);
CREATE TABLE codes (
  purpose TEXT NOT NULL, mobile TEXT NOT NULL, code TEXT NOT NULL, expires INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (purpose, mobile)
) WITHOUT ROWID;
CREATE TABLE code_requests (id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, asked INTEGER NOT NULL);
CREATE INDEX code_requests_recipient ON code_requests (recipient, asked);
CREATE TABLE inbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, code TEXT,
  purpose TEXT, sent INTEGER NOT NULL
);
CREATE INDEX inbox_recipient ON inbox (recipient);
CREATE TABLE chat_rooms (
  hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL, account_id INTEGER NOT NULL, language TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX chat_rooms_session ON chat_rooms (session_hash);
CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, agent INTEGER NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL,
  created INTEGER NOT NULL, read INTEGER,
  UNIQUE (account_id, key)
);
CREATE INDEX chat_messages_account ON chat_messages (account_id, created);

CREATE TABLE ledger_accounts (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0, balance INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, owner)
);
CREATE INDEX ledger_accounts_owner ON ledger_accounts (owner, kind);
CREATE TABLE ledger_transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL, reference TEXT NOT NULL, created INTEGER NOT NULL,
  UNIQUE (kind, reference)
);
CREATE INDEX ledger_transactions_time ON ledger_transactions (kind, created);
CREATE TABLE ledger_entries (
  transaction_id INTEGER NOT NULL, account_id INTEGER NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (transaction_id, account_id)
) WITHOUT ROWID;
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, transaction_id, amount);
CREATE TRIGGER ledger_balance AFTER INSERT ON ledger_entries BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
END;
CREATE TRIGGER ledger_no_update BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_no_delete BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;

CREATE TABLE answers (
  account_id INTEGER NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL,
  request TEXT NOT NULL, answer TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (account_id, endpoint, key)
) WITHOUT ROWID;
CREATE TABLE promotion_states (
  account_id INTEGER NOT NULL, promotion_id TEXT NOT NULL, state TEXT NOT NULL, changed INTEGER NOT NULL,
  PRIMARY KEY (account_id, promotion_id)
) WITHOUT ROWID;
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL, content TEXT NOT NULL, contact TEXT, username TEXT, visitor TEXT NOT NULL,
  created INTEGER NOT NULL
);
-- used_by names what claimed it, such as "feedback:12". account_id is null for a visitor's picture.
CREATE TABLE pictures (
  id TEXT PRIMARY KEY,
  account_id INTEGER, used_by TEXT, type TEXT NOT NULL, bytes BLOB NOT NULL, visitor TEXT NOT NULL,
  created INTEGER NOT NULL
);
CREATE INDEX pictures_used_by ON pictures (used_by, created);
CREATE INDEX pictures_visitor ON pictures (visitor, created);

CREATE TABLE favourites (
  account_id INTEGER NOT NULL, node_id INTEGER NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (account_id, node_id)
) WITHOUT ROWID;
CREATE TABLE recent_games (
  account_id INTEGER NOT NULL, node_id INTEGER NOT NULL, played INTEGER NOT NULL,
  PRIMARY KEY (account_id, node_id)
) WITHOUT ROWID;

CREATE TABLE game_sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL, session_hash TEXT NOT NULL, node_id INTEGER NOT NULL,
  launched INTEGER NOT NULL, redeemed INTEGER, visitor TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE wallet_calls (
  tx_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL, session_id TEXT NOT NULL, round_id TEXT NOT NULL, amount INTEGER NOT NULL,
  ref_tx_id TEXT, balance INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX wallet_calls_round ON wallet_calls (session_id, round_id);
CREATE TABLE forestalled (tx_id TEXT PRIMARY KEY, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session_id TEXT NOT NULL, round_id TEXT NOT NULL,
  account_id INTEGER NOT NULL, node_id INTEGER NOT NULL,
  bet INTEGER NOT NULL DEFAULT 0, win INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL,
  started INTEGER NOT NULL, ended INTEGER,
  -- 1 once it was decided; 2 once it changed after that, so that round_changes says what it counts as.
  counted INTEGER NOT NULL DEFAULT 0,
  UNIQUE (session_id, round_id)
);
CREATE INDEX rounds_time ON rounds (started, account_id, bet);
CREATE INDEX rounds_account ON rounds (account_id, started);
CREATE TABLE draws (
  node_id INTEGER NOT NULL, held INTEGER NOT NULL, numbers TEXT NOT NULL,
  PRIMARY KEY (node_id, held)
) WITHOUT ROWID;
CREATE TABLE wins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tx_id TEXT NOT NULL UNIQUE, account_id INTEGER NOT NULL, node_id INTEGER NOT NULL,
  amount INTEGER NOT NULL, won INTEGER NOT NULL
);
CREATE INDEX wins_time ON wins (won);
CREATE INDEX wins_node ON wins (node_id, won);
`

/** The tables of each domain are declared in its folder. */
export const sandboxTables = [
  common,
  turnoverTables,
  bonusTables,
  limitTables,
  promotionTables,
  raffleTables,
  rankingTables,
  walletTables,
  transferTables,
  teamTables,
  agentNewsTables,
  agentApplicationTables,
  agentLinkTables,
  contractTables,
  salaryTables,
  dividendTables,
  depositTables,
  payoutTables,
  withdrawalTables,
  profileTables,
  identityTables,
  deviceTables,
  referralTables,
  rebateTables,
  missionTables,
  messageTables,
  pointTables,
  voidTables,
].join('\n')
