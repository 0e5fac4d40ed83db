import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import { isOffered, offeredOf } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { featuredGames as games } from '#shared/contract/endpoints/featured-games.ts'
import * as constants from '#shared/domain/constants.ts'
import { wire } from '#shared/domain/wire.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Queries for the games on home. Names are in the given language. */
export const featuredGameQueries = (gateway: Gateway, language: string) => ({
  popular: () => {
    const { queryFn, ...query } = endpointQuery(gateway, games.popular, {
      count: constants.popularCount,
      prizeMode: brand.prizeModes.join(','),
      device: wire.device,
      language,
    })
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(offeredOf),
      staleTime: 300_000,
    })
  },
  menus: () => queryOptions({ ...endpointQuery(gateway, games.menus, { language }), staleTime: 600_000 }),
  hot: () => {
    const { queryFn, ...query } = endpointQuery(gateway, games.hot, {
      merchantCode: brand.merchant,
      isPlatform: wire.isPlatform,
      platform: wire.listPlatform,
      language,
    })
    return queryOptions({
      ...query,
      queryFn: (context) =>
        queryFn(context).then(({ categories }) => ({
          categories: categories.map((category) => ({
            ...category,
            games: category.games.filter(isOffered),
          })),
        })),
      staleTime: 300_000,
    })
  },
  winners: () => {
    const { queryFn, ...query } = endpointQuery(gateway, games.winners, {
      gameCategory: wire.gameCategory,
      language,
      limitNum: constants.winnerBoardLimit,
    })
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(offeredOf),
      staleTime: 15_000,
    })
  },
})
