import * as z from 'zod/mini'
import { endpoint, listOf, pageOf, paging } from '../endpoint.ts'
import { favourites, ownGames } from './favourites.ts'
import { featuredGames, game, winnerEntry, winnerKeys } from './featured-games.ts'
import { gameFilters } from './game-filters.ts'
import { homeRows } from './home-rows.ts'
import { liveTables } from './live-tables.ts'
import { vendors } from './vendors.ts'

export type { Game, WinnerEntry } from './featured-games.ts'
export type { Vendor } from './vendors.ts'

const listInput = {
  clientType: z.number(),
  platform: z.string(),
  language: z.string(),
}

/** A choice of a filter, and how many games it leaves. */
const filterChoice = z.lazy(() => z.object({ value: z.string(), count: z.number() }))

export const games = {
  ...featuredGames,
  ...favourites,
  ...homeRows,
  vendors,
  liveTables,
  list: endpoint({
    id: 'games.list',
    method: 'GET',
    path: '/wps/relay/GLS2_gameList',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Games, filtered and paged',
    input: z.object({
      ...listInput,
      ...paging,
      channel: z.string(),
      merchant: z.string(),
      minLineNum: z.optional(z.number()),
      hot: z.optional(z.literal(1)),
      ...gameFilters,
    }),
    value: z.lazy(() => pageOf(game, 'nodeId')),
  }),
  filters: endpoint({
    id: 'games.filters',
    method: 'GET',
    path: '/wps/relay/GLS2_gameFilters',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'What the games of a type and vendor can be filtered by, without choices that leave none or all',
    input: z.object({
      gameType: z.optional(z.string()),
      vassalage: z.optional(z.string()),
      gameClassify: z.optional(z.string()),
      language: z.string(),
    }),
    value: z.lazy(() =>
      z.object({
        volatility: z.array(filterChoice),
        minRtp: z.array(filterChoice),
        feature: z.array(filterChoice),
      }),
    ),
  }),
  recent: endpoint({
    id: 'games.recent',
    method: 'GET',
    path: '/wps/relay/GLS2_recentGames',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary:
      'Games this member played last. Filters may be ignored: then the site reads on and filters by itself',
    input: z.object({ clientType: z.number(), ...gameFilters, ...paging, language: z.string() }),
    value: ownGames,
  }),
  detail: endpoint({
    id: 'games.detail',
    method: 'GET',
    path: '/wps/relay/GLS2_gameDetail',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'One game, with its recent wins',
    input: z.object({
      vassalage: z.string(),
      gameCode: z.optional(z.string()),
      nodeId: z.optional(z.string()),
      language: z.string(),
    }),
    value: z.lazy(() => z.object({ game, recentWins: listOf(winnerEntry, ...winnerKeys) })),
  }),
  subGames: endpoint({
    id: 'games.subGames',
    method: 'GET',
    path: '/wps/relay/GLS2_subGameList',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'The sub-games of a VASSALAGE game',
    input: z.object({ vassalage: z.string(), nodeId: z.string(), language: z.string() }),
    value: z.lazy(() => z.object({ list: listOf(game, 'nodeId') })),
  }),
} as const
