import { randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import type { CodePurpose } from './code-purpose.ts'
import type { Inbox } from './inbox.ts'
import { countRequest } from './send-limit.ts'

const minute = 60_000
/** Codes stay valid longer than the countdown that clients show, because SMS can be slow. */
const grace = 4 * minute
/** Wrong tries that invalidate a code. */
const triesAllowed = 5

const subjects: Record<CodePurpose, string> = {
  register: 'Your registration code',
  login: 'Your login code',
  password: 'Your password reset code',
  address: 'Your code to log in from a new place',
  payment: 'Your code for a new payment password',
}

/** Six-digit codes for mobile numbers. Each works once and for one purpose. A new code replaces the previous one. */
export class VerificationCodes {
  readonly #db: Database
  readonly #clock: Clock
  readonly #inbox: Inbox
  readonly #settings: Settings

  constructor(db: Database, clock: Clock, inbox: Inbox, settings: Settings) {
    this.#db = db
    this.#clock = clock
    this.#inbox = inbox
    this.#settings = settings
  }

  /**
   * Sends a code and returns how long the client should count down. With `known` false nothing is sent but the answer
   * is the same, so that callers don't learn which numbers exist. `words` are added to the message.
   * @throws Refusal SMS_FAILED, TOO_MANY_CODES
   */
  send(
    purpose: CodePurpose,
    mobile: string,
    { known = true, words }: { known?: boolean; words?: string | undefined } = {},
  ): { expiredMinutes: number } {
    const { smsFails, smsMinutes } = this.#settings.values
    if (smsFails) throw new Refusal('SMS_FAILED')
    countRequest(this.#db, this.#clock, mobile)
    const expiredMinutes = Number(smsMinutes)
    if (known) this.#deliver(purpose, mobile, expiredMinutes * minute + grace, words)
    return { expiredMinutes }
  }

  /** Whether the code is correct. A correct code is used up, and so is one with too many wrong tries. */
  redeem(purpose: CodePurpose, mobile: string, code: string | undefined): boolean {
    const { changes } = this.#db.run(
      'DELETE FROM codes WHERE purpose = ? AND mobile = ? AND code = ? AND expires > ?',
      purpose,
      mobile,
      code?.trim() ?? '',
      this.#clock.now(),
    )
    if (changes > 0) return true
    this.#db.run('UPDATE codes SET tries = tries + 1 WHERE purpose = ? AND mobile = ?', purpose, mobile)
    this.#db.run('DELETE FROM codes WHERE tries >= ?', triesAllowed)
    return false
  }

  #deliver(purpose: CodePurpose, mobile: string, lifetime: number, words: string | undefined): void {
    const code = String(randomInt(100_000, 1_000_000))
    this.#db.run(
      'INSERT OR REPLACE INTO codes (purpose, mobile, code, expires) VALUES (?, ?, ?, ?)',
      purpose,
      mobile,
      code,
      this.#clock.now() + lifetime,
    )
    this.#inbox.send({
      channel: 'sms',
      recipient: mobile,
      subject: subjects[purpose],
      body: `${code} is your code. Never share it with anyone.${words ? ` ${words}` : ''}`,
      code,
      purpose,
    })
  }
}
