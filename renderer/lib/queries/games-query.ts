import { brand } from 'virtual:brand'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { offeredOf } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'
import { wire } from '#shared/domain/wire.ts'
import { featuredGameQueries } from './featured-games-query.ts'
import { vendorsQuery } from './vendors-query.ts'

/** What a lobby asks the game list for; what isn't set isn't filtered. */
export type GameFilters = {
  gameType?: string | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  gameName?: string | undefined
  minBet?: string | undefined
  hot?: 1 | undefined
}

type GamePage = ValueOf<typeof games.list>

const nextPage = (page: { totalPages: number }, _: unknown, pageNo: number) =>
  pageNo < page.totalPages ? pageNo + 1 : undefined

/** Games, vendors and wins. Keys begin with the language, since names come in it. */
export const gameQueries = (gateway: Gateway, language: string) => ({
  ...featuredGameQueries(gateway, language),
  vendors: () => vendorsQuery(gateway, language),
  detail: (input: { vassalage: string; gameCode?: string; nodeId?: string }) =>
    queryOptions({
      queryKey: ['games', 'detail', language, input],
      queryFn: ({ signal }) => gateway.call(games.detail, { ...input, language }, { signal }),
      staleTime: 60_000,
    }),
  list: (filters: GameFilters) =>
    infiniteQueryOptions({
      queryKey: ['games', 'list', language, filters],
      queryFn: ({ pageParam, signal }): Promise<GamePage> =>
        gateway
          .call(
            games.list,
            {
              ...filters,
              clientType: wire.clientType,
              platform: wire.listPlatform,
              channel: wire.channel,
              merchant: brand.merchant,
              minLineNum: wire.minLineNum,
              pageNo: pageParam,
              pageSize: constants.pageSize,
              language,
            },
            { signal },
          )
          .then(offeredOf),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      // Asked for again, all pages seen would be, one after the other. A lobby that is come back to from a
      // long game shows what it showed; what a list can't say anew is said elsewhere (favourites, jackpots).
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 3_600_000,
    }),
  favourites: (gameType: string) =>
    infiniteQueryOptions({
      queryKey: ['games', 'favourites', language, gameType],
      queryFn: ({ pageParam, signal }): Promise<GamePage> =>
        gateway
          .call(
            games.favourites,
            { gameType, pageNo: pageParam, pageSize: constants.pageSize, language },
            { signal },
          )
          .then(offeredOf),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: 30_000,
    }),
  recent: () =>
    infiniteQueryOptions({
      queryKey: ['games', 'recent', language],
      queryFn: ({ pageParam, signal }): Promise<GamePage> =>
        gateway
          .call(
            games.recent,
            { clientType: wire.clientType, pageNo: pageParam, pageSize: constants.pageSize, language },
            { signal },
          )
          .then(offeredOf),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: 30_000,
    }),
  subGames: (vassalage: string, nodeId: string) =>
    queryOptions({
      queryKey: ['games', 'subGames', language, vassalage, nodeId],
      queryFn: ({ signal }) =>
        gateway.call(games.subGames, { vassalage, nodeId, language }, { signal }).then(offeredOf),
      staleTime: 300_000,
    }),
})
