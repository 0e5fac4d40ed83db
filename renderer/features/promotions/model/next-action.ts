import { ownPath } from '#lib/routes/own-path.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { secureAddress } from '#shared/domain/secure-address.ts'
import { isGamesPage, type SitePage, sitePageAt } from '#shared/domain/site-paths.ts'
import { canTakePart, type PromotionState } from './promotion-state.ts'

type Linked = Pick<Promotion, 'linkageType' | 'target' | 'game'>

/** Where taking part in a promotion starts. */
export type Destination =
  | { kind: 'page'; to: string }
  | { kind: 'game'; game: NonNullable<Promotion['game']> }
  | { kind: 'external'; url: string; host: string }

/** What the player can do: open a page, game or site, log in and then open it, or nothing. */
export type NextAction = Destination | { kind: 'logIn'; next: Destination | undefined } | undefined

/** Whether the brand offers a game or page. Some have no cockfights, for example. */
export type Offers = {
  game: (game: { vassalage: string; gameType: string }) => boolean
  path: (path: string) => boolean
}

/** Pages whose purpose doesn't need a session. On the others, what a promotion asks for does. */
const openPages: ReadonlySet<SitePage | undefined> = new Set([
  'download',
  'help',
  'helpPlain',
  'join',
  'register',
  'promotions',
  'promotion',
])

const pageAt = (to: string): SitePage | undefined => sitePageAt(to.replace(/[?#].*$/, ''))

/**
 * Where the gateway's linkage leads. Undefined if it is missing or invalid, or if the brand doesn't offer it. Pages
 * must be paths of this site.
 */
function destinationOf({ linkageType, target, game }: Linked, offers: Offers): Destination | undefined {
  switch (linkageType?.toUpperCase()) {
    case 'GAME':
      return game && offers.game(game) ? { kind: 'game', game } : undefined
    case 'PAGE': {
      const to = ownPath(target)
      return to && offers.path(to) ? { kind: 'page', to } : undefined
    }
    case 'EXTERNAL': {
      const url = secureAddress(target)
      return url ? { kind: 'external', url: url.href, host: url.host } : undefined
    }
    default:
      return undefined
  }
}

/** What the player can do about a promotion. */
export function nextAction(
  promotion: Linked,
  { state, signedIn, offers }: { state: PromotionState; signedIn: boolean; offers: Offers },
): NextAction {
  if (!canTakePart(state)) return undefined
  const destination = destinationOf(promotion, offers)
  const isOpen =
    destination?.kind === 'external' ||
    (destination?.kind === 'page' && openPages.has(pageAt(destination.to)))
  return signedIn || isOpen ? destination : { kind: 'logIn', next: destination }
}

/** Key of the button's label for a page. */
export function pageLabel(to: string): 'deposit' | 'download' | 'mall' | 'sports' | 'games' {
  const page = pageAt(to)
  if (page === 'deposit' || page === 'download' || page === 'sports') return page
  return page === 'points' ? 'mall' : 'games'
}

/** Whether playing is all it takes: nothing to apply for, and it leads to games. */
export const countsByItself = (
  promotion: Linked & { apply?: object | null | undefined; raffle?: boolean | null | undefined },
  offers: Offers,
): boolean => {
  if (promotion.apply || promotion.raffle) return false
  const destination = destinationOf(promotion, offers)
  return destination?.kind === 'game' || (destination?.kind === 'page' && isGamesPage(pageAt(destination.to)))
}
