/** Other versions of a picture: for a wide frame, or for a dark background. */
export type PictureVariant = 'wide' | 'dark'

/**
 * Path of a picture's other version: "/games/7.svg" → "/games/7-wide.svg". A convention between this client and its
 * gateway. If the gateway doesn't have that version, the picture itself is requested next.
 */
export const variantPath = (path: string, variant: PictureVariant | undefined): string =>
  variant ? path.replace(/(\.\w+)?(?=$|[?#])/, `-${variant}$1`) : path
