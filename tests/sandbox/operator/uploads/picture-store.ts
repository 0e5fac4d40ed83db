import { randomUUID } from 'node:crypto'
import { inspectPicture, pictureFault } from '#shared/domain/pictures/inspect-picture.ts'
import type { PictureType } from '#shared/domain/pictures/picture-limits.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'

const hour = 3_600_000
/** Pictures that one address may upload per hour. */
const largestCount = 30
/** How long a picture is kept that nothing has claimed, in ms. */
const waits = 24 * hour

export type StoredPicture = { type: PictureType; bytes: Uint8Array }

/** Who uploads a picture: an address, and the account if signed in. */
export type Uploader = { visitor: string; accountId?: number | undefined }

/** What claims pictures, for instance "feedback:12". */
export type PictureUse = `${string}:${string | number}`

/** Uploaded pictures. Each waits until a form that is sent claims it, and is deleted if none does. */
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
  keep(bytes: Uint8Array, type: PictureType, { visitor, accountId }: Uploader): string {
    if (pictureFault(bytes) || inspectPicture(bytes)?.type !== type) throw new Refusal('PICTURE_INVALID')
    const now = this.#clock.now()
    this.#db.run('DELETE FROM pictures WHERE used_by IS NULL AND created < ?', now - waits)
    const sent = this.#db.get<{ count: number }>(
      'SELECT COUNT(*) AS count FROM pictures WHERE visitor = ? AND created > ?',
      visitor,
      now - hour,
    )
    if ((sent?.count ?? 0) >= largestCount) throw new Refusal('PICTURE_TOO_MANY')
    const id = randomUUID()
    this.#db.run(
      'INSERT INTO pictures (id, account_id, type, bytes, visitor, created) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      accountId ?? null,
      type,
      bytes,
      visitor,
      now,
    )
    return id
  }

  /**
   * Whether all of these pictures are waiting to be claimed, and were uploaded by this account, or by a visitor if
   * undefined.
   */
  areWaiting(ids: readonly string[], accountId?: number): boolean {
    return ids.every(
      (id) =>
        this.#db.get(
          'SELECT 1 FROM pictures WHERE id = ? AND used_by IS NULL AND account_id IS ?',
          id,
          accountId ?? null,
        ) !== undefined,
    )
  }

  /** Assigns waiting pictures to what was sent with them. */
  claim(ids: readonly string[], use: PictureUse): void {
    for (const id of ids) this.#db.run('UPDATE pictures SET used_by = ? WHERE id = ?', use, id)
  }

  /** Ids of the claimed pictures, in upload order. */
  of(use: PictureUse): string[] {
    return this.#db
      .all<{ id: string }>('SELECT id FROM pictures WHERE used_by = ? ORDER BY created, rowid', use)
      .map(({ id }) => id)
  }

  find(id: string): StoredPicture | undefined {
    return this.#db.get<StoredPicture>('SELECT type, bytes FROM pictures WHERE id = ?', id)
  }
}
