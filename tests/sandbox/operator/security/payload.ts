import { readFileSync } from 'node:fs'
import { compactDecrypt, importJWK } from 'jose'
import * as z from 'zod/mini'
import { type Clock, isTimely, tolerance } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { parseJson } from '../gateway/json.ts'
import { Refusal } from '../gateway/refusal.ts'

const keyFile = z.object({ jwk: z.looseObject({ kty: z.string() }) })
const readKey = () =>
  z.parse(keyFile, JSON.parse(readFileSync(new URL('sandbox-payload-key.json', import.meta.url), 'utf8'))).jwk

const body = z.object({ payload: z.string() })
const sealed = z.looseObject({ iat: z.number(), nonce: z.string().check(z.minLength(16)) })

/** Decrypts payloads (see shared/crypto/payload). Refuses old ones and replays. */
export class PayloadOpener {
  readonly #db: Database
  readonly #clock: Clock
  readonly #key = importJWK(readKey(), 'RSA-OAEP-256')

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Decrypts a `{payload}` body and returns its fields.
   * @throws Refusal INVALID_PAYLOAD or REPLAYED
   */
  async open(request: unknown): Promise<Record<string, unknown>> {
    const parsed = z.safeParse(body, request)
    if (!parsed.success) throw new Refusal('INVALID_PAYLOAD')
    const { iat, nonce, ...fields } = await this.#decrypt(parsed.data.payload)
    this.#useUp(iat * 1000, nonce)
    return fields
  }

  async #decrypt(payload: string) {
    try {
      const { plaintext } = await compactDecrypt(payload, await this.#key, {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return z.parse(sealed, parseJson(new TextDecoder().decode(plaintext)))
    } catch {
      throw new Refusal('INVALID_PAYLOAD')
    }
  }

  #useUp(issued: number, nonce: string): void {
    const now = this.#clock.wall()
    if (!isTimely(this.#clock, issued)) throw new Refusal('REPLAYED')
    this.#db.run('DELETE FROM nonces WHERE seen < ?', now - 2 * tolerance)
    const { changes } = this.#db.run('INSERT OR IGNORE INTO nonces VALUES (?, ?)', nonce, now)
    if (changes === 0) throw new Refusal('REPLAYED')
  }
}
