import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { favourites } from '#shared/contract/endpoints/favourites.ts'
import type { Game } from '#shared/contract/endpoints/featured-games.ts'
import { type GameList, withGame, withoutGame } from './favourite-lists.ts'
import { useFavouriteStore } from './favourite-store.ts'

const lists = endpointKey(favourites.favourites)

type Change = { gateway: Gateway; queryClient: QueryClient; game: Game; favourite: boolean }

/**
 * Adds a game to the favourites or removes it: here at once, then at the gateway.
 * @throws GatewayError when the gateway didn't accept it. Everything here is then restored.
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
    const endpoint = favourite ? favourites.addFavourite : favourites.removeFavourite
    await gateway.call(endpoint, { nodeId, vendor: vassalage, gameType })
  } catch (error) {
    mark(nodeId, marks[nodeId] ?? !favourite)
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    throw error
  }
}

const listInput = z.object({ gameType: z.string() })

/** Whether a favourites list, by the input in its query key, contains games of this type; "" lists all types. */
function listTakes(input: unknown, gameType: string): boolean {
  const { data } = z.safeParse(listInput, input)
  return data?.gameType === '' || data?.gameType === gameType
}
