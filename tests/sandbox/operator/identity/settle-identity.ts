import type { identityReasons } from '#shared/contract/endpoints/identity.ts'
import { inspectPicture } from '#shared/domain/pictures/inspect-picture.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore, type StoredPicture } from '../uploads/picture-store.ts'

type Reason = (typeof identityReasons)[number]
type Due = { id: number; number: string; due: number }

/** The shorter side that a picture needs to be readable, in pixels. */
const readableSide = 240

/** Decides the checks of an account that are due: by the size of the pictures, and whose document it is. */
export function settleIdentity(parts: Pick<Sandbox, 'db' | 'clock'>, accountId: number): void {
  const { db, clock } = parts
  const due = db.all<Due>(
    'SELECT id, number, due FROM identity_checks WHERE account_id = ? AND decided IS NULL AND due <= ?',
    accountId,
    clock.now(),
  )
  for (const check of due) {
    const reason = faultOf(parts, accountId, check)
    db.run(
      'UPDATE identity_checks SET state = ?, reason = ?, decided = due WHERE id = ?',
      reason ? 'rejected' : 'verified',
      reason ?? null,
      check.id,
    )
    sendMessage(parts, accountId, reason ? 'identityRejected' : 'identityVerified')
  }
}

function faultOf(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  accountId: number,
  { id, number }: Due,
): Reason | undefined {
  const store = new PictureStore(parts)
  const pictures = store.of(`identity:${id}`).flatMap((pictureId) => store.find(pictureId) ?? [])
  if (!pictures.every(isReadable)) return 'unreadable'
  if (new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size < pictures.length)
    return 'samePicture'
  const other = parts.db.get(
    "SELECT 1 FROM identity_checks WHERE number = ? AND state = 'verified' AND account_id <> ?",
    number,
    accountId,
  )
  return other === undefined ? undefined : 'used'
}

function isReadable({ bytes }: StoredPicture): boolean {
  const facts = inspectPicture(bytes)
  return facts !== undefined && Math.min(facts.width, facts.height) >= readableSide
}
