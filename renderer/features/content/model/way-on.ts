import { ownPath } from '#lib/routes/own-path.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { sitePageAt } from '#shared/domain/site-paths.ts'
import { canTakePart, type PromotionState } from './promotion-state.ts'

type Linked = Pick<Promotion, 'linkageType' | 'target' | 'game'>

/** Where taking part in a promotion begins. */
export type Place =
  | { kind: 'page'; to: string }
  | { kind: 'game'; game: NonNullable<Promotion['game']> }
  | { kind: 'external'; url: string; host: string }

/** What can be done about a promotion: go somewhere, log in first (and go there then), or nothing. */
export type WayOn = Place | { kind: 'logIn'; next: Place | undefined } | undefined

/** What the brand has: some have no cockfights. */
export type Offers = {
  game: (game: { vassalage: string; gameType: string }) => boolean
  path: (path: string) => boolean
}

/** Pages that anybody may see. */
const openPages = /^\/(?:down|download|help|helpmc|join|register|promotions|promoDetail)\b/

/**
 * What the gateway's linkage leads to; undefined for none, for one that makes no sense, and for what the brand
 * doesn't have. No linkage is a reason to leave the site's own paths, or to run anything.
 */
function placeOf({ linkageType, target, game }: Linked, offers: Offers): Place | undefined {
  switch (linkageType?.toUpperCase()) {
    case 'GAME':
      return game && offers.game(game) ? { kind: 'game', game } : undefined
    case 'PAGE': {
      const to = ownPath(target)
      return to && offers.path(to) ? { kind: 'page', to } : undefined
    }
    case 'EXTERNAL': {
      const url = URL.parse(target ?? '')
      return url?.protocol === 'https:' ? { kind: 'external', url: url.href, host: url.host } : undefined
    }
    default:
      return undefined
  }
}

/** The way on from a promotion. */
export function wayOn(
  promotion: Linked,
  { state, signedIn, offers }: { state: PromotionState; signedIn: boolean; offers: Offers },
): WayOn {
  if (!canTakePart(state)) return undefined
  const place = placeOf(promotion, offers)
  const isOpen = place?.kind === 'external' || (place?.kind === 'page' && openPages.test(place.to))
  return signedIn || isOpen ? place : { kind: 'logIn', next: place }
}

/** What the button to a page says. */
export function pageLabel(to: string): 'deposit' | 'download' | 'mall' | 'games' {
  const page = sitePageAt(to.replace(/[?#].*$/, ''))
  if (page === 'deposit' || page === 'download') return page
  return page === 'points' ? 'mall' : 'games'
}
