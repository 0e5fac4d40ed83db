import i18next from 'i18next'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { PageName } from './routes.ts'

/** The pages opened most, each loaded when it is first opened; home alone comes with the site itself. */
export const pages = {
  lobby: lazyPart(async () => {
    const { LobbyPage } = await import(/* chunk: lobby */ '#features/lobby/components/lobby-page.tsx')
    // The page would ask for them only when it is drawn, and be drawn again.
    await i18next.loadNamespaces('lobby')
    return LobbyPage
  }),
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

/** Whether a page is one of those opened most. */
export const isFrequent = (name: string): name is keyof typeof pages => name in pages

/** Loads a page before it is drawn, as far as it can be had. */
export async function fetchPage(name: PageName): Promise<void> {
  if (name !== 'home') await (isFrequent(name) ? pages[name] : morePages).ahead()
}
