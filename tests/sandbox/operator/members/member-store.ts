import { randomInt } from 'node:crypto'
import { roleOf } from '#shared/domain/roles.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from './passwords.ts'
import { joinTeam } from './team.ts'

/** An account in the sandbox's database. */
export type Member = {
  id: number
  username: string
  password: string
  type: number
  parentId: number | null
  realName: string | null
  mobile: string | null
  referralCode: string
  language: string
  created: number
  firstLoginDue: number
  passwordExpired: number
  excludedUntil: number | null
  /** End of the latest break from play. */
  breakUntil: number | null
  captchaAfter: number
  /** Locked by the operator. Every attempt reports this many minutes left. */
  heldMinutes: number | null
  firstLoginCalls: number
  /** 1 if it can log in only from known addresses, or with a proof that it's the owner. */
  addressGuard: number
  email: string | null
  bankName: string | null
  /** Secret of the authenticator app, in base32. */
  googleSecret: string | null
  /** Name of the picture, if it has one. */
  avatar: string | null
  level: string | null
  /** JSON: contact details by registration field name. */
  contacts: string | null
}

/** Data of a new account. */
export type NewMember = {
  username: string
  /** Undefined for an account that logs in by SMS code only. */
  password?: string | undefined
  type?: number
  parentId?: number | undefined
  referredBy?: number | undefined
  realName?: string | undefined
  email?: string | undefined
  mobile?: string | undefined
  language?: string
  /** Digits. Only its hash is stored. */
  paymentPassword?: string | undefined
  /** Whether its first login asks for a new password. */
  firstLoginDue?: boolean
  /** Contact details by registration field name. */
  contacts?: Readonly<Record<string, string>>
}

const columns = `id, username, password, type, parent_id AS parentId, real_name AS realName, mobile,
  referral_code AS referralCode, language, created, first_login_due AS firstLoginDue,
  password_expired AS passwordExpired, excluded_until AS excludedUntil,
  (SELECT until FROM play_breaks WHERE account_id = accounts.id) AS breakUntil, captcha_after AS captchaAfter,
  held_minutes AS heldMinutes, first_login_calls AS firstLoginCalls,
  address_guard AS addressGuard, email, bank_name AS bankName, google_secret AS googleSecret, avatar, level, contacts`

/** Usernames are case-insensitive. */
export const usernameKey = (username: string): string => username.toLowerCase()

/** Reads and writes accounts. */
export class MemberStore {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  byId(id: number): Member | undefined {
    return this.#db.get<Member>(`SELECT ${columns} FROM accounts WHERE id = ?`, id)
  }

  byUsername(username: string): Member | undefined {
    return this.#db.get<Member>(
      `SELECT ${columns} FROM accounts WHERE username_key = ?`,
      usernameKey(username),
    )
  }

  byMobile(mobile: string): Member | undefined {
    return this.#db.get<Member>(`SELECT ${columns} FROM accounts WHERE mobile = ?`, mobile)
  }

  /** The member with this invitation code. Ignores case. */
  byReferralCode(code: string): Member | undefined {
    return this.#db.get<Member>(`SELECT ${columns} FROM accounts WHERE referral_code = ?`, code.toUpperCase())
  }

  /** The agent with this invitation code. */
  agentByCode(code: string): Member | undefined {
    const owner = this.byReferralCode(code)
    return owner && roleOf(owner.type) === 'agent' ? owner : undefined
  }

  /** Accounts that have an authenticator app. */
  withAuthenticator(): { username: string; secret: string }[] {
    return this.#db.all<{ username: string; secret: string }>(
      'SELECT username, google_secret AS secret FROM accounts WHERE google_secret IS NOT NULL ORDER BY id',
    )
  }

  /** Adds an account. The caller must have checked that its name and number are free. */
  create(member: NewMember): Member {
    const { id } = this.#db.run(
      `INSERT INTO accounts (username, username_key, password, type, parent_id, referred_by, real_name, email, mobile,
         referral_code, language, created, first_login_due, payment_password, contacts)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      member.username,
      usernameKey(member.username),
      member.password === undefined ? '' : hashPassword(member.password),
      member.type ?? 0,
      member.parentId ?? null,
      member.referredBy ?? null,
      member.realName ?? null,
      member.email ?? null,
      member.mobile ?? null,
      this.#freshCode(),
      member.language ?? 'EN',
      this.#clock.now(),
      member.firstLoginDue ? 1 : 0,
      member.paymentPassword === undefined ? null : hashPassword(member.paymentPassword),
      member.contacts === undefined ? null : JSON.stringify(member.contacts),
    )
    if (member.parentId !== undefined) joinTeam(this.#db, id, member.parentId)
    const created = this.byId(id)
    if (!created) throw new Error(`account ${id} was written and isn't there`)
    return created
  }

  setRealName(id: number, name: string): void {
    this.#db.run('UPDATE accounts SET real_name = ? WHERE id = ?', name, id)
  }

  recordLogin(id: number): void {
    this.#db.run('UPDATE accounts SET last_login = ? WHERE id = ?', this.#clock.now(), id)
  }

  recordFirstLogin(id: number): void {
    this.#db.run('UPDATE accounts SET first_login_calls = first_login_calls + 1 WHERE id = ?', id)
  }

  /** Sets a new password. A due first login is cleared; `expired` means this password must be changed again. */
  setPassword(id: number, password: string, { expired = false } = {}): void {
    this.#db.run(
      'UPDATE accounts SET password = ?, password_expired = ?, first_login_due = 0 WHERE id = ?',
      hashPassword(password),
      expired ? 1 : 0,
      id,
    )
  }

  setLanguage(id: number, language: string): void {
    this.#db.run('UPDATE accounts SET language = ? WHERE id = ?', language, id)
  }

  #freshCode(): string {
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
    for (;;) {
      const code = Array.from({ length: 7 }, () => letters.charAt(randomInt(letters.length))).join('')
      if (!this.byReferralCode(code)) return code
    }
  }
}
