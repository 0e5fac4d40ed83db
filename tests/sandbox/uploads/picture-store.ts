import { randomUUID } from 'node:crypto'
import { inspectPicture, pictureFault } from '#shared/domain/pictures/inspect-picture.ts'
import type { PictureType } from '#shared/domain/pictures/picture-limits.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'

const hour = 3_600_000
/** Pictures that one address may upload per hour. */
const largestCount = 30
/** How long a picture is kept without a feedback, in ms. */
const waits = 24 * hour

export type StoredPicture = { type: PictureType; bytes: Uint8Array }

/** Uploaded pictures. Each waits until a feedback claims it, and is deleted if none does. */
export class PictureStore {
  readonly #db: Sandbox['db']
  readonly #clock: Sandbox['clock']

  constructor({ db, clock }: Pick<Sandbox, 'db' | 'clock'>) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Stores a picture and returns its id.
   * @throws Refusal PICTURE_INVALID if its content doesn't match its type, PICTURE_TOO_MANY if the address uploads
   * too many.
   */
  keep(bytes: Uint8Array, type: PictureType, visitor: string): string {
    if (pictureFault(bytes) || inspectPicture(bytes)?.type !== type) throw new Refusal('PICTURE_INVALID')
    const now = this.#clock.now()
    this.#db.run('DELETE FROM pictures WHERE feedback_id IS NULL AND created < ?', now - waits)
    const sent = this.#db.get<{ count: number }>(
      'SELECT COUNT(*) AS count FROM pictures WHERE visitor = ? AND created > ?',
      visitor,
      now - hour,
    )
    if ((sent?.count ?? 0) >= largestCount) throw new Refusal('PICTURE_TOO_MANY')
    const id = randomUUID()
    this.#db.run(
      'INSERT INTO pictures (id, type, bytes, visitor, created) VALUES (?, ?, ?, ?, ?)',
      id,
      type,
      bytes,
      visitor,
      now,
    )
    return id
  }

  /** Whether all of these pictures exist and belong to no feedback yet. */
  areWaiting(ids: readonly string[]): boolean {
    return ids.every(
      (id) => this.#db.get('SELECT 1 FROM pictures WHERE id = ? AND feedback_id IS NULL', id) !== undefined,
    )
  }

  /** Assigns waiting pictures to a feedback. */
  claim(ids: readonly string[], feedbackId: number): void {
    for (const id of ids) this.#db.run('UPDATE pictures SET feedback_id = ? WHERE id = ?', feedbackId, id)
  }

  /** Ids of a feedback's pictures, in upload order. */
  of(feedbackId: number): string[] {
    return this.#db
      .all<{ id: string }>(
        'SELECT id FROM pictures WHERE feedback_id = ? ORDER BY created, rowid',
        feedbackId,
      )
      .map(({ id }) => id)
  }

  find(id: string): StoredPicture | undefined {
    return this.#db.get<StoredPicture>('SELECT type, bytes FROM pictures WHERE id = ?', id)
  }
}
