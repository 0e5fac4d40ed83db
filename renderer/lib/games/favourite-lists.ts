import type { InfiniteData } from '@tanstack/react-query'
import type { Game } from '#shared/contract/endpoints/games.ts'

/** A paginated list of games in the query cache. */
export type GameList = InfiniteData<{ list: Game[]; total: number; totalPages: number }, number>

/** A favourites list with a game added at the front. Unchanged if it contains the game already. */
export function withGame(data: GameList | undefined, game: Game): GameList | undefined {
  const [first, ...others] = data?.pages ?? []
  if (!data || !first || includes(data, game.nodeId)) return data
  const pages = [{ ...first, list: [{ ...game, favourite: true }, ...first.list] }, ...others]
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total + 1 })) }
}

/** A favourites list without a game. Unchanged if it doesn't contain the game. */
export function withoutGame(data: GameList | undefined, nodeId: string): GameList | undefined {
  if (!data || !includes(data, nodeId)) return data
  const pages = data.pages.map((page) => ({
    ...page,
    total: page.total - 1,
    list: page.list.filter((game) => game.nodeId !== nodeId),
  }))
  return { ...data, pages }
}

const includes = (data: GameList, nodeId: string): boolean =>
  data.pages.some(({ list }) => list.some((game) => game.nodeId === nodeId))
