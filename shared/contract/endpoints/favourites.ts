import * as z from 'zod/mini'
import { anything, endpoint, pageOf, paging } from '../endpoint.ts'
import { game } from './featured-games.ts'
import { gameFilters } from './game-filters.ts'

const favouriteInput = z.object({
  nodeId: z.string(),
  /** Vendor code, which games have as `vassalage`. */
  vendor: z.string(),
  gameType: z.string(),
})

/** A page of a member's own games, which a gateway needn't filter. */
export const ownGames = z.lazy(() =>
  z.object({
    ...pageOf(game, 'nodeId').shape,
    /** The list and its total hold only games that pass the filters of the request. */
    filtered: z.optional(z.boolean()),
  }),
)

/** The games that a member marked as favourites. */
export const favourites = {
  favourites: endpoint({
    id: 'games.favourites',
    method: 'GET',
    path: '/wps/relay/GLS2_favoriteList',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary:
      "This member's favourite games. Filters may be ignored: then the site reads on and filters by itself",
    input: z.object({
      ...gameFilters,
      /** Empty for games of every type. */
      gameType: z.string(),
      ...paging,
      language: z.string(),
    }),
    value: ownGames,
  }),
  addFavourite: endpoint({
    id: 'games.addFavourite',
    method: 'POST',
    path: '/wps/relay/GLS2_addFavorite',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Keep a game as a favourite; again changes nothing',
    input: favouriteInput,
    value: anything,
  }),
  removeFavourite: endpoint({
    id: 'games.removeFavourite',
    method: 'POST',
    path: '/wps/relay/GLS2_removeFavorite',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Drop a favourite; again changes nothing',
    input: favouriteInput,
    value: anything,
  }),
} as const
