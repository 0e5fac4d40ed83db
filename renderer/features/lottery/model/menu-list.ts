import { pathTo } from '#lib/paths/path-to.ts'
import type { LotteryGame } from '#shared/contract/endpoints/lottery.ts'

const lists = ['all', 'fav', 'recent'] as const
/** Which games the menu lists. */
export type MenuList = (typeof lists)[number]

/** The list in the address. All games if it is missing or unknown. */
export const menuListOf = (query: URLSearchParams): MenuList =>
  lists.find((list) => list === query.get('list')) ?? 'all'

/** The address of a game in the menu. Keeps the current list. */
export function pathToGame(
  { gameCode, vassalage }: Pick<LotteryGame, 'gameCode' | 'vassalage'>,
  query: URLSearchParams,
): string {
  const list = menuListOf(query)
  return pathTo('lottery', { gameCode, vendor: vassalage, list: list === 'all' ? undefined : list })
}
