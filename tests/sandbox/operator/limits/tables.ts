import { ahead, dayLength } from '#sandbox/world/market/merchant-zone.ts'

/** What bets, payouts and rollbacks are booked as. */
export const playKinds = "'bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback'"

/** Limits, reality checks, breaks, play sessions, and what each day of play took and gave. */
export const limitTables = `
-- amount in minor units, or in ms for the kind 'time'. A waiting change has pending_from; pending is null for a removal.
CREATE TABLE play_limits (
  account_id INTEGER NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL,
  amount INTEGER, pending INTEGER, pending_from INTEGER,
  PRIMARY KEY (account_id, kind, period)
) WITHOUT ROWID;
CREATE TABLE reality_checks (
  account_id INTEGER PRIMARY KEY, minutes INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE play_breaks (account_id INTEGER PRIMARY KEY, until INTEGER NOT NULL);
-- Who excluded themselves and wants their money paid out, and to which of their accounts.
CREATE TABLE exclusion_payouts (account_id INTEGER PRIMARY KEY, payout_id INTEGER NOT NULL);
CREATE TABLE play_times (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL, began INTEGER NOT NULL, seen INTEGER NOT NULL
);
-- day is when it began. The net result is kept as it is booked, because every bet asks for that of a whole month.
CREATE TABLE play_days (
  account_id INTEGER NOT NULL, day INTEGER NOT NULL, net INTEGER NOT NULL,
  PRIMARY KEY (account_id, day)
) WITHOUT ROWID;
CREATE TRIGGER play_day AFTER INSERT ON ledger_entries BEGIN
  INSERT INTO play_days
    SELECT a.owner, t.created - (t.created + ${ahead}) % ${dayLength}, NEW.amount
    FROM ledger_accounts a JOIN ledger_transactions t ON t.id = NEW.transaction_id
    WHERE a.id = NEW.account_id AND (a.kind = 'wallet' OR a.kind GLOB 'wallet:*') AND t.kind IN (${playKinds})
  ON CONFLICT DO UPDATE SET net = net + excluded.net;
END;
CREATE INDEX play_times_account ON play_times (account_id, seen);
`
