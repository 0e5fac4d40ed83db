import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import { isOffered, offeredOf } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { featuredGames as games } from '#shared/contract/endpoints/featured-games.ts'
import * as constants from '#shared/domain/constants.ts'
import { wire } from '#shared/domain/wire.ts'

/** What home shows of games. Keys begin with the language, since names come in it. */
export const featuredGameQueries = (gateway: Gateway, language: string) => ({
  popular: () =>
    queryOptions({
      queryKey: ['games', 'popular', language],
      queryFn: ({ signal }) =>
        gateway
          .call(
            games.popular,
            {
              count: constants.popularCount,
              prizeMode: brand.prizeModes.join(','),
              device: wire.device,
              language,
            },
            { signal },
          )
          .then(offeredOf),
      staleTime: 300_000,
    }),
  menus: () =>
    queryOptions({
      queryKey: ['games', 'menus', language],
      queryFn: ({ signal }) => gateway.call(games.menus, { language }, { signal }),
      staleTime: 600_000,
    }),
  hot: () =>
    queryOptions({
      queryKey: ['games', 'hot', language],
      queryFn: ({ signal }) =>
        gateway
          .call(
            games.hot,
            {
              merchantCode: brand.merchant,
              isPlatform: wire.isPlatform,
              platform: wire.listPlatform,
              language,
            },
            { signal },
          )
          .then(({ categories }) => ({
            categories: categories.map((category) => ({
              ...category,
              games: category.games.filter(isOffered),
            })),
          })),
      staleTime: 300_000,
    }),
  winners: () =>
    queryOptions({
      queryKey: ['games', 'winners', language],
      queryFn: ({ signal }) =>
        gateway
          .call(
            games.winners,
            { gameCategory: wire.gameCategory, language, limitNum: constants.winnerBoardLimit },
            { signal },
          )
          .then(offeredOf),
      staleTime: 15_000,
    }),
})
