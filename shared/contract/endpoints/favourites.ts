import * as z from 'zod/mini'
import { anything, endpoint, pageOf, paging } from '../endpoint.ts'
import { game } from './featured-games.ts'

const favouriteInput = z.object({
  nodeId: z.string(),
  /** Vendor code, which games have as `vassalage`. */
  vendor: z.string(),
  gameType: z.string(),
})

/** The games that a member marked as favourites. */
export const favourites = {
  favourites: endpoint({
    id: 'games.favourites',
    method: 'GET',
    path: '/wps/relay/GLS2_favoriteList',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "This member's favourite games",
    input: z.object({
      /** Empty for games of every type. */
      gameType: z.string(),
      ...paging,
      language: z.string(),
    }),
    value: z.lazy(() => pageOf(game)),
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
