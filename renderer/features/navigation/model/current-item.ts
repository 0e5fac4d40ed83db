import type { Category } from '#shared/domain/game-types.ts'
import { type SitePage, sitePageAt } from '#shared/domain/site-paths.ts'

/** An item of the navigation: a category or one of the pages after them. */
export type NavItem = Category | 'favourites' | 'promotions' | 'download'

const items: { readonly [Page in SitePage]?: NavItem } = {
  jili: 'JILI',
  slots: 'RNG',
  pp: 'RNG',
  pg: 'RNG',
  ybg: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  pvp: 'PVP',
  fc: 'BINGO',
  bingo: 'BINGO',
  sports: 'SPORTS',
  cockfight: 'COCKFIGHT',
  lott: 'LOTT',
  elott: 'LOTT',
  lottery: 'LOTT',
  esports: 'ESPORTS',
  promotions: 'promotions',
  promotion: 'promotions',
  download: 'download',
}

/** The item to mark as current for an address. Undefined if it belongs to none. */
export function currentItem(pathname: string, search: string): NavItem | undefined {
  const query = new URLSearchParams(search)
  const part = query.get('type')?.toLowerCase()
  const page = sitePageAt(pathname)
  // The games route names a lobby in its query.
  const named = page === 'games' ? (query.get('games') ?? '') : undefined
  if (named === '' && part === 'fav') return 'favourites'
  const shown = named === undefined ? page : sitePageAt(`/${named}`)
  const item = shown && items[shown]
  return item === 'LIVE' && part === 'table' ? 'TABLE' : item
}
