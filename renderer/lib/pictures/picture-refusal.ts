import type { PictureFault } from '#shared/domain/pictures/inspect-picture.ts'

/** Why a chosen file isn't accepted. `unreadable`: it is gone or can't be read. `count`: there are enough already. */
export type RefusalReason = PictureFault | 'unreadable' | 'count'

/** Thrown for a file that isn't accepted. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
