import { isOffered, isOfferedPath } from '#lib/games/offered.ts'
import type { Offers } from './way-on.ts'

/** What the brand offers. */
export const brandOffers: Offers = { game: isOffered, path: isOfferedPath }
