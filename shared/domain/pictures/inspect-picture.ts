import { inspectJpeg, isJpeg } from './inspect-jpeg.ts'
import { inspectPng, isPng } from './inspect-png.ts'
import { type PictureType, pictureLimits } from './picture-limits.ts'

/** What a picture's bytes reveal without decoding it. */
export type PictureFacts = {
  type: PictureType
  /** 0 when the file ends before the size. */
  width: number
  height: number
  /** Whether the file has its end marker; false for an interrupted download. */
  complete: boolean
}

/** Why a picture is refused: neither PNG nor JPEG, too many bytes, truncated or broken, or too many pixels. */
export type PictureFault = 'kind' | 'bytes' | 'damaged' | 'pixels'

/**
 * Reads the facts from the content, because a file's name proves nothing. Undefined for anything but PNG and JPEG.
 */
export function inspectPicture(bytes: Uint8Array): PictureFacts | undefined {
  if (isPng(bytes)) return { type: 'image/png', ...inspectPng(bytes) }
  return isJpeg(bytes) ? { type: 'image/jpeg', ...inspectJpeg(bytes) } : undefined
}

/**
 * Returns what is wrong with a picture; undefined when it may be decoded.
 * @param most its largest size in bytes, if not that of a picture that is sent.
 */
export function pictureFault(
  bytes: Uint8Array,
  most: number = pictureLimits.bytes,
): PictureFault | undefined {
  const facts = inspectPicture(bytes)
  if (!facts) return 'kind'
  if (bytes.length > most) return 'bytes'
  const { width, height, complete } = facts
  if (!complete || width === 0 || height === 0) return 'damaged'
  const tooMany = Math.max(width, height) > pictureLimits.side || width * height > pictureLimits.pixels
  return tooMany ? 'pixels' : undefined
}
