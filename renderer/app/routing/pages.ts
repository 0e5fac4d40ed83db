import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages opened most, each loaded when it is first opened; home alone comes with the site itself. */
export const pages = {
  lobby: lazyPart(() => import('#features/lobby/components/lobby-page.tsx').then((part) => part.LobbyPage)),
  sports: lazyPart(() =>
    import('#features/sports/components/sports-page.tsx').then((part) => part.SportsPage),
  ),
  game: lazyPart(() => import('#features/game/components/game-page.tsx').then((part) => part.GamePage)),
  promotions: lazyPart(() =>
    import('#features/content/components/promotions-page.tsx').then((part) => part.PromotionsPage),
  ),
}

/** All others, by their name: where they come from is no matter of the first script's. */
export const morePages = lazyPart(() => import('./more-pages.tsx').then((part) => part.MorePage))

/** What opens the overlay of an address that has one. */
export const overlayRoute = lazyPart(() => import('./overlay-route.tsx').then((part) => part.OverlayRoute))
