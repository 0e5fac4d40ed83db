import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { PaymentPurpose } from '#shared/contract/endpoints/second-proof.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { freshToken, hashToken } from './secret-token.ts'

/** What a checked password or payment password may be used for. */
export type CheckPurpose = InputOf<typeof contract.member.passwordCheck>['purpose'] | PaymentPurpose

const lifetime = 2 * 60_000

/**
 * Tokens that prove a password or a payment password. Each is valid for one call of one purpose, in the session that requested it.
 */
export class CheckTokens {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  issue(sessionHash: string, purpose: CheckPurpose): ValueOf<typeof contract.member.passwordCheck> {
    const now = this.#clock.now()
    const checkToken = freshToken('pc')
    this.#db.run('DELETE FROM check_tokens WHERE expires <= ?', now)
    this.#db.run(
      'INSERT INTO check_tokens VALUES (?, ?, ?, ?)',
      hashToken(checkToken),
      sessionHash,
      purpose,
      now + lifetime,
    )
    return { checkToken }
  }

  /** Whether the token is valid for this purpose. Uses it up in any case. */
  redeem(checkToken: string, sessionHash: string, purpose: CheckPurpose): boolean {
    const hash = hashToken(checkToken)
    const found = this.#db.get(
      'SELECT 1 FROM check_tokens WHERE hash = ? AND session_hash = ? AND purpose = ? AND expires > ?',
      hash,
      sessionHash,
      purpose,
      this.#clock.now(),
    )
    this.#db.run('DELETE FROM check_tokens WHERE hash = ?', hash)
    return found !== undefined
  }
}
