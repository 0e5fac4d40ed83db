import { emailOf, type NamedAccount, namedAccounts, worldPassword } from '#sandbox/world/accounts/accounts.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { seedLogins } from '../devices/seed-logins.ts'
import type { Entry, Ledger } from '../ledger/ledger.ts'
import { seedMessages } from '../messages/seed-messages.ts'
import { usernameKey } from './member-store.ts'
import { hashPassword } from './passwords.ts'
import { seedPromotionStates } from './promotion-states.ts'
import { gainedInPast, openingTime, seedHistory } from './seed-history.ts'
import { joinTeam } from './team.ts'

const day = 24 * 60 * 60 * 1000
/** Jackpots of a new sandbox, in minor units. */
const jackpots = {
  jackpotGrand: 48_216_905_11,
  jackpotMajor: 3_420_550_80,
  jackpotMinor: 412_300_25,
} as const

/**
 * Fills a new database with the named accounts, the world's members, and their money. With `history`, also adds the
 * past of the named accounts.
 */
export function seedMembers(db: Database, ledger: Ledger, clock: Clock, history: boolean): void {
  db.transaction(() => {
    for (const account of namedAccounts) writeNamed(db, account, clock.now())
    for (const { id, upline } of namedAccounts) if (upline !== undefined) joinTeam(db, id, upline)
    copyWorldMembers(db, clock.now(), history)
    const wallets: Entry[] = namedAccounts.map(({ id, balance }) => ({
      kind: 'wallet',
      owner: id,
      amount: balance - (history ? gainedInPast(db, id) : 0),
    }))
    const pots: Entry[] = Object.entries(jackpots).map(([kind, amount]) => ({
      // Object.entries loses the key type.
      kind: kind as keyof typeof jackpots,
      amount,
    }))
    const entries = [...wallets, ...pots]
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    const opened = openingTime(clock.now())
    ledger.post('opening', 'named accounts', opened, [...entries, { kind: 'opening', amount: -sum }])
    if (history) {
      seedHistory(db, clock.now())
      seedLogins(db)
    }
    seedMessages(db, clock.now())
    seedPromotionStates(db, clock.now())
  })
}

function writeNamed(db: Database, account: NamedAccount, now: number): void {
  db.run(
    `INSERT INTO accounts (id, username, username_key, password, type, parent_id, real_name, referral_code, created,
       captcha_after, avatar, level)
     VALUES (?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?)`,
    account.id,
    account.username,
    usernameKey(account.username),
    account.type,
    account.upline ?? null,
    account.realName ?? null,
    account.username.toUpperCase(),
    now - 400 * day,
    account.traits?.captchaAfter ?? 3,
    account.type === demoType ? null : `player-${account.id}`,
    account.level ?? null,
  )
  restoreWaysIn(db, account, now)
}

/** Hashed once, because most named accounts share a password and every test starts with them. */
const hashes = new Map<string, string>()
function hashOf(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Restores how a named account logs in, because tests and users change it. */
export function restoreWaysIn(db: Database, account: NamedAccount, now: number): void {
  const { traits = {} } = account
  db.run(
    `UPDATE accounts SET password = ?, email = ?, mobile = ?, bank_name = ?, google_secret = ?, address_guard = ?,
       first_login_due = ?, password_expired = ?, excluded_until = ?, held_minutes = ?,
       first_login_calls = 0, withdrawals_from = NULL WHERE id = ?`,
    hashOf(account.password),
    emailOf(account) ?? null,
    account.mobile ?? null,
    traits.guarded?.bankName ?? null,
    traits.guarded?.googleSecret ?? null,
    traits.guarded ? 1 : 0,
    traits.firstLogin ? 1 : 0,
    traits.passwordExpired ? 1 : 0,
    traits.excludedDays === undefined ? null : now + traits.excludedDays * day,
    traits.heldMinutes ?? null,
    account.id,
  )
}

/** In bulk, because there may be 50,000. All share one password hash and one opening transaction. */
function copyWorldMembers(db: Database, now: number, history: boolean): void {
  db.run(
    `INSERT INTO accounts (id, username, username_key, password, type, parent_id, real_name, referral_code, created)
     SELECT id, username, username, ?, type, NULLIF(parent_id, 0), real_name, printf('M%d', id), ? - days_old * ?
     FROM world.members`,
    hashOf(worldPassword),
    now,
    day,
  )
  db.exec("INSERT INTO ledger_accounts (kind, owner) SELECT 'wallet', id FROM world.members")
  db.exec("INSERT INTO ledger_accounts (kind) VALUES ('opening')")
  const { id } = db.run(
    "INSERT INTO ledger_transactions (kind, reference, created) VALUES ('opening', 'world', ?)",
    openingTime(now),
  )
  db.run(
    `INSERT INTO ledger_entries
     SELECT ?1, a.id, m.balance - COALESCE(p.gained, 0) FROM world.members m
     JOIN ledger_accounts a ON a.kind = 'wallet' AND a.owner = m.id
     LEFT JOIN (SELECT account_id, SUM(amount) AS gained FROM world.past_moves WHERE ?2 GROUP BY account_id) p
       ON p.account_id = m.id
     WHERE m.balance - COALESCE(p.gained, 0) <> 0`,
    id,
    history ? 1 : 0,
  )
  db.run(
    `INSERT INTO ledger_entries
     SELECT ?1, a.id, -(SELECT SUM(amount) FROM ledger_entries WHERE transaction_id = ?1)
     FROM ledger_accounts a WHERE a.kind = 'opening' AND a.owner = 0`,
    id,
  )
}
