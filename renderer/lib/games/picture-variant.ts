/** Other cuts of a picture: for a wide frame, for a dark ground. */
export type PictureVariant = 'wide' | 'dark'

/**
 * The path of a picture's other cut: "/games/7.svg" → "/games/7-wide.svg". A convention between this client
 * and its gateway; a gateway without such cuts is asked for the picture itself next.
 */
export const variantPath = (path: string, variant: PictureVariant | undefined): string =>
  variant ? path.replace(/(\.\w+)?(?=$|[?#])/, `-${variant}$1`) : path
