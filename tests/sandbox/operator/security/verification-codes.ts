import { randomInt } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
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
  bind: 'Your code to bind this number or address',
  bound: 'Your code to change this number or address',
}

type SendOptions = {
  known?: boolean
  words?: string | undefined
  /** The default is `sms`. */
  channel?: 'sms' | 'email'
}

/** Six-digit codes for mobile numbers and email addresses. Each works once and for one purpose. A new code replaces the previous one. */
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
    recipient: string,
    { known = true, words, channel = 'sms' }: SendOptions = {},
  ): { expiredMinutes: number } {
    const { smsFails, smsMinutes } = this.#settings.values
    if (smsFails && channel === 'sms') throw new Refusal('SMS_FAILED')
    countRequest(this.#db, this.#clock, recipient)
    const expiredMinutes = Number(smsMinutes)
    if (known) this.#deliver({ purpose, recipient, channel, words }, expiredMinutes * minute + grace)
    return { expiredMinutes }
  }

  /** Whether the code is correct. A correct code is used up, and so is one with too many wrong tries. */
  redeem(purpose: CodePurpose, recipient: string, code: string | undefined): boolean {
    if (!this.matches(purpose, recipient, code)) return false
    this.#db.run('DELETE FROM codes WHERE purpose = ? AND mobile = ?', purpose, recipient)
    return true
  }

  /** Whether the code is correct, without using it up. Wrong tries count all the same. */
  matches(purpose: CodePurpose, recipient: string, code: string | undefined): boolean {
    const right = this.#db.get(
      'SELECT 1 FROM codes WHERE purpose = ? AND mobile = ? AND code = ? AND expires > ?',
      purpose,
      recipient,
      code?.trim() ?? '',
      this.#clock.now(),
    )
    if (right !== undefined) return true
    this.#db.run('UPDATE codes SET tries = tries + 1 WHERE purpose = ? AND mobile = ?', purpose, recipient)
    this.#db.run('DELETE FROM codes WHERE tries >= ?', triesAllowed)
    return false
  }

  #deliver(
    { purpose, recipient, channel, words }: SendOptions & { purpose: CodePurpose; recipient: string },
    lifetime: number,
  ): void {
    const code = String(randomInt(100_000, 1_000_000))
    this.#db.run(
      'INSERT OR REPLACE INTO codes (purpose, mobile, code, expires) VALUES (?, ?, ?, ?)',
      purpose,
      recipient,
      code,
      this.#clock.now() + lifetime,
    )
    this.#inbox.send({
      channel: channel ?? 'sms',
      recipient,
      subject: subjects[purpose],
      body: `${code} is your code. Never share it with anyone.${words ? ` ${words}` : ''}`,
      code,
      purpose,
    })
  }
}
