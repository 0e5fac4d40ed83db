/** The types a picture may have, by its content. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const
export type PictureType = (typeof pictureTypes)[number]

export const pictureLimits = {
  /** Bytes of one picture: 5 MB. */
  bytes: 5 * 1024 * 1024,
  /** Pictures of one message. */
  count: 3,
  /** Pixels of the longer side. */
  side: 16_000,
  /** Pixels in all. Decoded, each takes four bytes of memory. */
  pixels: 64_000_000,
} as const
