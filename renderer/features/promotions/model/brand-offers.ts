import { isOffered, isOfferedPath } from '#lib/games/offered.ts'
import type { Offers } from './next-action.ts'

/** What the brand offers. */
export const brandOffers: Offers = { game: isOffered, path: isOfferedPath }
