import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'

/** After this many wrong tries in a row, and again after as many more, the login is locked for a while. */
export const wrongTriesAllowed = 5
const minute = 60_000
const lockTime = 5 * minute
const forgottenAfter = 24 * 60 * minute

/** Subject and place of a try: a username and the address of a login, or a session that proves its password. */
export type Tries = { subject: string; place: string }

/** Counts wrong passwords and captchas, for existing and unknown names. */
export class WrongTries {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Number of wrong tries in a row. */
  count({ subject, place }: Tries): number {
    const row = this.#db.get<{ count: number }>(
      'SELECT count FROM wrong_tries WHERE subject = ? AND place = ? AND latest > ?',
      subject,
      place,
      this.#clock.now() - forgottenAfter,
    )
    return row?.count ?? 0
  }

  /** Number of wrong tries from all places together, in the last `since` ms. */
  countEverywhere(subject: string, since: number): number {
    const row = this.#db.get<{ count: number | null }>(
      'SELECT SUM(count) AS count FROM wrong_tries WHERE subject = ? AND latest > ?',
      subject,
      this.#clock.now() - since,
    )
    return row?.count ?? 0
  }

  /** Counts one more. `lock`: for how long too many of them lock, in ms. */
  record({ subject, place }: Tries, lock = lockTime): void {
    const now = this.#clock.now()
    this.#db.run('DELETE FROM wrong_tries WHERE latest <= ?', now - forgottenAfter)
    this.#db.run(
      `INSERT INTO wrong_tries (subject, place, count, latest) VALUES (?, ?, 1, ?)
       ON CONFLICT (subject, place) DO UPDATE SET count = count + 1, latest = excluded.latest`,
      subject,
      place,
      now,
    )
    this.#db.run(
      'UPDATE wrong_tries SET locked_until = ? WHERE subject = ? AND place = ? AND count % ? = 0',
      now + lock,
      subject,
      place,
      wrongTriesAllowed,
    )
  }

  /** When the lock of a subject at this place ends; undefined if it isn't locked. */
  lockedUntil({ subject, place }: Tries): number | undefined {
    return this.#db.get<{ until: number }>(
      'SELECT locked_until AS until FROM wrong_tries WHERE subject = ? AND place = ? AND locked_until > ?',
      subject,
      place,
      this.#clock.now(),
    )?.until
  }

  /**
   * Refuses a subject with too many wrong tries at this place.
   * @throws Refusal ACCOUNT_LOCKED, with the minutes left.
   */
  refuseLocked(tries: Tries): void {
    const until = this.lockedUntil(tries)
    if (until === undefined) return
    const minutes = Math.ceil((until - this.#clock.now()) / minute)
    throw new Refusal('ACCOUNT_LOCKED', { minutes }, { minutes })
  }

  clear({ subject, place }: Tries): void {
    this.#db.run('DELETE FROM wrong_tries WHERE subject = ? AND place = ?', subject, place)
  }

  clearAllOf(subject: string): void {
    this.#db.run('DELETE FROM wrong_tries WHERE subject = ?', subject)
  }
}
