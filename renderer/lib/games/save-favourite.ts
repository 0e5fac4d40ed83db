import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { type Game, featuredGames as games } from '#shared/contract/endpoints/featured-games.ts'
import { type GameList, withGame, withoutGame } from './favourite-lists.ts'
import { useFavouriteStore } from './favourite-store.ts'

const lists = ['games', 'favourites']

type Change = { gateway: Gateway; queryClient: QueryClient; game: Game; favourite: boolean }

/**
 * Adds a game to the favourites or takes it out: here at once, then on the gateway.
 * @throws GatewayError when the gateway didn't take it; everything here is then as it was before.
 */
export async function saveFavourite({ gateway, queryClient, game, favourite }: Change): Promise<void> {
  const { nodeId, vassalage, gameType } = game
  const { mark, marks } = useFavouriteStore.getState()
  const before = queryClient.getQueriesData<GameList>({ queryKey: lists })
  mark(nodeId, favourite)
  for (const [key, data] of before)
    if (!favourite || listTakes(key.at(-1), gameType))
      queryClient.setQueryData(key, favourite ? withGame(data, game) : withoutGame(data, nodeId))

  try {
    const endpoint = favourite ? games.addFavourite : games.removeFavourite
    await gateway.call(endpoint, { nodeId, vendor: vassalage, gameType })
  } catch (error) {
    mark(nodeId, marks[nodeId] ?? !favourite)
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    throw error
  }
}

/** Whether the favourites list of a game type (the last part of its key; "" for all) takes a game of another. */
const listTakes = (listed: unknown, gameType: string): boolean => listed === '' || listed === gameType
