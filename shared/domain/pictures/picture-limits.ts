/** The allowed types of a picture, determined from its content. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const
export type PictureType = (typeof pictureTypes)[number]

export const pictureLimits = {
  /** Maximum size of a picture as it is sent: 5 MB. */
  bytes: 5 * 1024 * 1024,
  /** Maximum size of a file that is read, to be redrawn and sent smaller: 50 MB. */
  read: 50 * 1024 * 1024,
  /** Maximum number of pictures per message. */
  count: 3,
  /** Maximum length of the longer side, in pixels. */
  side: 16_000,
  /** Maximum number of pixels. Decoded, each takes four bytes of memory. */
  pixels: 64_000_000,
} as const
