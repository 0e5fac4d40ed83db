import { brand } from 'virtual:brand'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { offeredOf } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import type { GameFilters } from '#shared/contract/endpoints/game-filters.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'
import { wire } from '#shared/domain/wire.ts'
import { endpointPages } from './endpoint-pages.ts'
import { endpointQuery } from './endpoint-query.ts'
import { featuredGameQueries } from './featured-games-query.ts'
import { knownGameKey, type NamedGame } from './known-game.ts'
import { vendorsQuery } from './vendors-query.ts'

const pageSize = constants.pageSize

const detailQuery = (gateway: Gateway, language: string, input: NamedGame) =>
  queryOptions({ ...endpointQuery(gateway, games.detail, { ...input, language }), staleTime: 60_000 })

/** Queries for games, vendors and wins. Names are in the given language. */
export const gameQueries = (gateway: Gateway, language: string) => ({
  ...featuredGameQueries(gateway, language),
  vendors: () => vendorsQuery(gateway, language),
  detail: (input: NamedGame) => detailQuery(gateway, language, input),
  /** A game without its wins. Taken from the list it was chosen from, if known, otherwise from its details. */
  known: (named: NamedGame) =>
    queryOptions({
      queryKey: knownGameKey(language, named),
      queryFn: ({ client }) =>
        client.fetchQuery(detailQuery(gateway, language, named)).then(({ game }) => game),
      staleTime: 60_000,
    }),
  list: (filters: GameFilters & { hot?: 1 | undefined }) => {
    const { queryFn, ...pages } = endpointPages(gateway, games.list, (pageNo) => ({
      ...filters,
      pageNo,
      clientType: wire.clientType,
      platform: wire.listPlatform,
      channel: wire.channel,
      merchant: brand.merchant,
      minLineNum: wire.minLineNum,
      pageSize,
      language,
    }))
    return infiniteQueryOptions({
      ...pages,
      queryFn: (context) => queryFn(context).then(offeredOf),
      // A refetch would request all pages seen so far, one after the other, and change the lobby when the player
      // returns. Favourites and jackpots are kept current elsewhere.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 3_600_000,
    })
  },
  /** What the games of a type and vendor can be filtered by. */
  filters: (among: Pick<GameFilters, 'gameType' | 'vassalage' | 'gameClassify'>) =>
    queryOptions({ ...endpointQuery(gateway, games.filters, { ...among, language }), staleTime: 300_000 }),
  favourites: (filters: GameFilters) => {
    const { queryFn, ...pages } = endpointPages(gateway, games.favourites, (pageNo) => ({
      ...filters,
      gameType: filters.gameType ?? '',
      pageNo,
      pageSize,
      language,
    }))
    return infiniteQueryOptions({
      ...pages,
      queryFn: (context) => queryFn(context).then(offeredOf),
      staleTime: 30_000,
    })
  },
  recent: (filters: GameFilters = {}) => {
    const { queryFn, ...pages } = endpointPages(gateway, games.recent, (pageNo) => ({
      ...filters,
      clientType: wire.clientType,
      pageNo,
      pageSize,
      language,
    }))
    return infiniteQueryOptions({
      ...pages,
      queryFn: (context) => queryFn(context).then(offeredOf),
      staleTime: 30_000,
    })
  },
  subGames: (vassalage: string, nodeId: string) => {
    const { queryFn, ...query } = endpointQuery(gateway, games.subGames, { vassalage, nodeId, language })
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(offeredOf),
      staleTime: 300_000,
    })
  },
})
