import type { InfiniteData } from '@tanstack/react-query'
import type { Game } from '#shared/contract/endpoints/games.ts'

/** A paged list of games as the query cache holds it. */
export type GameList = InfiniteData<{ list: Game[]; total: number; totalPages: number }, number>

/** A favourites list with a game put first; as it was when it has the game already. */
export function withGame(data: GameList | undefined, game: Game): GameList | undefined {
  const [first, ...others] = data?.pages ?? []
  if (!data || !first || includes(data, game.nodeId)) return data
  const pages = [{ ...first, list: [{ ...game, favourite: true }, ...first.list] }, ...others]
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total + 1 })) }
}

/** A favourites list without a game; as it was when it doesn't have it. */
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
