import { pathTo } from '#lib/paths/path-to.ts'
import type { LotteryGame } from '#shared/contract/endpoints/lottery.ts'

const lists = ['all', 'fav', 'recent'] as const
/** Which games the menu shows. */
export type MenuList = (typeof lists)[number]

/** The list that an address names; all games for anything else. */
export const menuListOf = (query: URLSearchParams): MenuList =>
  lists.find((list) => list === query.get('list')) ?? 'all'

/** Where a game of the menu is, with the same list beside it. */
export function pathToGame(
  { gameCode, vassalage }: Pick<LotteryGame, 'gameCode' | 'vassalage'>,
  query: URLSearchParams,
): string {
  const list = menuListOf(query)
  return pathTo('lottery', { gameCode, vendor: vassalage, list: list === 'all' ? undefined : list })
}
