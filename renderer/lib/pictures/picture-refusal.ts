import type { PictureFault } from '#shared/domain/pictures/inspect-picture.ts'

/** Why a chosen file is not taken. `unreadable`: it is gone, or may not be read. `count`: there are enough already. */
export type RefusalReason = PictureFault | 'unreadable' | 'count'

/** A file that is no picture we take. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
