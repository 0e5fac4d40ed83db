import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { freshToken, hashToken } from '../security/secret-token.ts'

/** Where a session was begun: its address and user agent. */
export type SessionOrigin = { readonly visitor: string; readonly agent: string }

/** A session as its owner sees it. The id says nothing about its token. */
export type SessionDevice = { id: string; hash: string; since: number; agent: string; address: string }

/** Length of a session's public id. */
const idLength = 16

/** An active session. Only the hash of its token is stored. */
export type Session = { hash: string; accountId: number }

/** Lifetime of a session, in ms. */
export const sessionLifetime = 12 * 60 * 60 * 1000

/** Shape of every token, to recognise one in the wrong place. */
export const tokenShape = /ps_[A-Za-z0-9_-]{43}/

/** Sessions by opaque token. An account may have several. */
export class Sessions {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Begins a session and returns its token, which can't be retrieved again. */
  begin(accountId: number, { visitor, agent }: SessionOrigin = { visitor: '', agent: '' }): string {
    const token = freshToken('ps')
    const now = this.#clock.now()
    this.#db.run(
      'INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)',
      hashToken(token),
      accountId,
      now,
      now + sessionLifetime,
      agent,
      visitor,
    )
    return token
  }

  /** The active session of a token. */
  find(token: string): Session | undefined {
    return this.#db.get<Session>(
      'SELECT hash, account_id AS accountId FROM sessions WHERE hash = ? AND expires > ?',
      hashToken(token),
      this.#clock.now(),
    )
  }

  /** Whether the session with this hash is still active. */
  isLive(hash: string): boolean {
    return (
      this.#db.get('SELECT 1 FROM sessions WHERE hash = ? AND expires > ?', hash, this.#clock.now()) !==
      undefined
    )
  }

  /** The active sessions of an account, latest first. */
  devicesOf(accountId: number): SessionDevice[] {
    return this.#db.all<SessionDevice>(
      `SELECT substr(hash, 1, ?) AS id, hash, created AS since, agent, address FROM sessions
       WHERE account_id = ? AND expires > ? ORDER BY created DESC, hash`,
      idLength,
      accountId,
      this.#clock.now(),
    )
  }

  end(hash: string): void {
    this.#db.run('DELETE FROM sessions WHERE hash = ?', hash)
  }

  /** Ends an account's sessions except the one with hash `butFor`. Returns how many. */
  endAllOf(accountId: number, butFor = ''): number {
    return this.#db.run('DELETE FROM sessions WHERE account_id = ? AND hash <> ?', accountId, butFor).changes
  }

  countOf(accountId: number): number {
    const row = this.#db.get<{ count: number }>(
      'SELECT COUNT(*) AS count FROM sessions WHERE account_id = ? AND expires > ?',
      accountId,
      this.#clock.now(),
    )
    return row?.count ?? 0
  }
}
