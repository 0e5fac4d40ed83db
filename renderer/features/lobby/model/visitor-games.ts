import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Game, games } from '#shared/contract/endpoints/games.ts'
import type { Choice } from './choice.ts'
import { belongs } from './list-request.ts'
import type { Lobby } from './lobby.ts'

export type HotCategories = ValueOf<typeof games.hot>['categories']

/** What a visitor sees of a lobby. */
export type VisitorGames = { hot: readonly Game[]; popular: readonly Game[] }

/**
 * The hot and the popular games of a lobby, from the two calls that need no session. Games marked Hot come
 * first; the rest of the gateway's hot list stands with the popular ones, where no game stands twice.
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
  return { hot, popular: rest }
}

/** As many games as fill whole rows, at most so many; all of them where they don't fill one. */
export function wholeRows(list: readonly Game[], columns: number, rows: number): readonly Game[] {
  const full = Math.min(rows, Math.floor(list.length / columns))
  return full === 0 ? list : list.slice(0, full * columns)
}
