import i18next from 'i18next'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { PageName } from './routes.ts'

/** The pages opened most. Each is loaded when it is first opened; only home is part of the first script. */
export const pages = {
  lobby: lazyPart(async () => {
    const { LobbyPage } = await import('#features/lobby/components/lobby-page.tsx')
    // Loaded here, because the page would otherwise request them only when rendered, and suspend.
    await i18next.loadNamespaces(['lobby', 'facts'])
    return LobbyPage
  }),
  sports: lazyPart(() =>
    import('#features/sports/components/sports-page.tsx').then((part) => part.SportsPage),
  ),
  game: lazyPart(() => import('#features/game/components/game-page.tsx').then((part) => part.GamePage)),
  promotions: lazyPart(() =>
    import('#features/promotions/components/promotions-page.tsx').then((part) => part.PromotionsPage),
  ),
}

/** Renders any other page by its name. Keeps the list of those pages out of the first script. */
export const morePages = lazyPart(() => import('./more-pages.tsx').then((part) => part.MorePage))

/** Opens the overlay of a route that has one. */
export const overlayRoute = lazyPart(() => import('./overlay-route.tsx').then((part) => part.OverlayRoute))

/** Whether a page is one of those opened most. */
export const isFrequent = (name: string): name is keyof typeof pages => name in pages

/** Loads a page before it is rendered. Failures are ignored. */
export async function fetchPage(name: PageName): Promise<void> {
  if (name === 'home') return
  if (isFrequent(name)) return pages[name].ahead()
  await morePages.ahead()
  await fetchAhead(() => import('./more-pages.tsx').then((part) => part.fetchOther(name)))
}
