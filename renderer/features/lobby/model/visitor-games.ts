import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Game, games } from '#shared/contract/endpoints/games.ts'
import type { Choice } from './choice.ts'
import { belongs } from './list-request.ts'
import type { Lobby } from './lobby.ts'

export type HotCategories = ValueOf<typeof games.hot>['categories']

/** The games shown to a visitor. */
export type VisitorGames = { hot: readonly Game[]; popular: readonly Game[] }

/**
 * Fewer hot games than this have no row of their own, which would be nearly empty. They come first among the popular
 * ones.
 */
const fewest = 4

/**
 * A lobby's hot and popular games, from the two calls that need no session. `hot` holds the games marked hot, or the
 * whole hot list if none is marked. The rest of it joins the popular games, without repeats.
 */
export function visitorGames(
  lobby: Lobby,
  choice: Choice,
  categories: HotCategories,
  popular: readonly Game[],
): VisitorGames {
  const here = (game: Game) => belongs(game, lobby, choice)
  const listed = categories.flatMap((category) => category.games).filter(here)
  const marked = listed.filter(({ isHot }) => isHot === 1)
  const hot = marked.length > 0 ? marked : listed
  const seen = new Set(hot.map(({ nodeId }) => nodeId))
  const rest = [...popular.filter(here), ...listed].filter(({ nodeId }) => {
    const fresh = !seen.has(nodeId)
    seen.add(nodeId)
    return fresh
  })
  return hot.length < fewest && rest.length > 0
    ? { hot: [], popular: [...hot, ...rest] }
    : { hot, popular: rest }
}

/** Cuts a list to whole rows, at most `rows` of them. Returns all games if they don't fill one row. */
export function wholeRows(list: readonly Game[], columns: number, rows: number): readonly Game[] {
  const full = Math.min(rows, Math.floor(list.length / columns))
  return full === 0 ? list : list.slice(0, full * columns)
}
