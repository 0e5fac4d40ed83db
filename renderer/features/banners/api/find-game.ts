import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'

type Context = { queryClient: QueryClient; gateway: Gateway; language: string }

/** Finds a game by its node id, the only thing a banner names it by. Searches the lists of popular and hot games. */
export async function findGame(nodeId: string, context: Context): Promise<Game | undefined> {
  const { queryClient, gateway, language } = context
  const games = featuredGameQueries(gateway, language)
  const [popular, hot] = await Promise.allSettled([
    queryClient.ensureQueryData(games.popular()),
    queryClient.ensureQueryData(games.hot()),
  ])
  const known = [
    ...(popular.status === 'fulfilled' ? popular.value.list : []),
    ...(hot.status === 'fulfilled' ? hot.value.categories.flatMap((category) => category.games) : []),
  ]
  return known.find((game) => game.nodeId === nodeId)
}
