import type { Category } from '#shared/domain/game-types.ts'

/** An item of the navigation: a category, or one of the pages after them. */
export type NavItem = Category | 'favourites' | 'promotions' | 'download'

const items: Record<string, NavItem> = {
  '/jili': 'JILI',
  '/rng': 'RNG',
  '/pp': 'RNG',
  '/pg': 'RNG',
  '/ybg': 'RNG',
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/fc': 'BINGO',
  '/bingo': 'BINGO',
  '/sports': 'SPORTS',
  '/cockfight': 'COCKFIGHT',
  '/lott': 'LOTT',
  '/elott': 'LOTT',
  '/esports': 'ESPORTS',
  '/promotions': 'promotions',
  '/down': 'download',
  '/download': 'download',
}

/** The item that an address belongs to, to be marked as where one is; undefined for all other places. */
export function currentItem(pathname: string, search: string): NavItem | undefined {
  const query = new URLSearchParams(search)
  const part = query.get('type')?.toLowerCase()
  const place = pathname.toLowerCase().replace(/\/+$/, '')
  const path = place === '/games' ? `/${(query.get('games') ?? '').toLowerCase()}` : place
  if (path === '/' && part === 'fav') return 'favourites'
  const item = Object.hasOwn(items, path) ? items[path] : undefined
  return item === 'LIVE' && part === 'table' ? 'TABLE' : item
}
