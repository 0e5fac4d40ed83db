import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'

/** A number or a string, because gateways write codes either way; parsed as a string. */
const code = z.lazy(() => z.pipe(z.union([z.string(), z.number()]), z.transform(String)))

/** The fields of a game. */
export const gameFields = () => ({
  nodeId: code,
  gameName: z.string(),
  /** Vendor code. */
  vassalage: z.string(),
  vendorName: z.optional(z.string()),
  /** RNG (slots), LIVE, FISH, PVP (cards), SPORTS, ESPORTS, LOTT or ELOTT (lotteries). */
  gameType: z.string(),
  /** Code that the launch call needs. */
  gameCode: z.string(),
  gameClassify: z.optional(z.nullable(z.string())),
  /** A tag shown on the tile. */
  gameGroupCode: z.optional(z.nullable(z.string())),
  /** "VASSALAGE": the launch asks for a popup list of sub-games first. */
  isGame: z.optional(z.nullable(z.string())),
  defaultPlayType: z.optional(z.nullable(z.string())),
  /** Path of a picture on an image CDN, or a whole address. */
  icon: z.string(),
  minBet: z.optional(amount),
  maxBet: z.optional(amount),
  jackpot: z.optional(z.nullable(amount)),
  isHot: z.optional(z.union([z.literal(0), z.literal(1)])),
  isNew: z.optional(z.union([z.literal(0), z.literal(1)])),
  /** Whether the member who asks has it among the favourites. */
  favourite: z.optional(z.boolean()),
  /** "window": a window has to be opened in the click that chooses the game. The launch answer decides in the end. */
  openMode: z.optional(z.nullable(z.string())),
  /** Published return to player in percent: "96.10". */
  rtp: z.optional(z.nullable(z.string())),
  /** How often and how much it pays: "low", "medium" or "high". Absent where the player's choices decide it. */
  volatility: z.optional(z.nullable(z.string())),
  /** Codes of what sets it apart, such as "bonusBuy". The client has words for those that it knows. */
  features: z.optional(z.nullable(z.array(z.string()))),
  /** Whether visitors may try it without an account, for no money. */
  demo: z.optional(z.boolean()),
})

export const game = z.lazy(() => z.object(gameFields()))

export const winnerEntry = z.lazy(() =>
  z.object({
    iconUrl: z.string(),
    customerName: z.string(),
    gameName: z.string(),
    winAmount: amount,
    nodeId: code,
    vassalage: z.string(),
    gameType: z.optional(z.string()),
    /** Milliseconds since 1970. */
    time: z.number(),
  }),
)

/** Identifies a win. */
export const winnerKeys = ['customerName', 'nodeId', 'winAmount', 'time'] as const

/** The calls about games that the home page makes. The others are loaded with their screens. */
export const featuredGames = {
  menus: endpoint({
    id: 'games.menus',
    method: 'GET',
    path: '/lgw/games/game_menus',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Game types in order, with the number of games in each',
    input: z.object({ language: z.string() }),
    value: z.lazy(() =>
      z.object({ menus: z.array(z.object({ gameType: z.string(), count: z.optional(z.number()) })) }),
    ),
  }),
  hot: endpoint({
    id: 'games.hot',
    method: 'GET',
    path: '/wps/relay/GLS2_hotGames',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Hot games by category',
    input: z.object({
      merchantCode: z.string(),
      isPlatform: z.number(),
      platform: z.string(),
      language: z.string(),
    }),
    value: z.lazy(() =>
      z.object({
        categories: z.array(
          z.object({ gameType: z.string(), total: z.optional(z.number()), games: listOf(game, 'nodeId') }),
        ),
      }),
    ),
  }),
  popular: endpoint({
    id: 'games.popular',
    method: 'GET',
    path: '/lgw/games/popular',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'The most played games',
    input: z.object({
      count: z.number(),
      prizeMode: z.string(),
      device: z.string(),
      language: z.string(),
    }),
    value: z.lazy(() => z.object({ list: listOf(game, 'nodeId') })),
  }),
  winners: endpoint({
    id: 'games.winners',
    method: 'GET',
    path: '/wps/relay/MCS_rankList',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'The winner board, newest first',
    input: z.object({ gameCategory: z.string(), language: z.string(), limitNum: z.number() }),
    value: z.lazy(() =>
      z.object({
        list: listOf(winnerEntry, ...winnerKeys),
        /** The gateway's own jackpot figures, if it has any. */
        jackpot: z.optional(
          z.nullable(z.object({ grand: amount, major: z.optional(amount), minor: z.optional(amount) })),
        ),
      }),
    ),
  }),
} as const

export type WinnerEntry = z.output<typeof winnerEntry>
export type Game = z.output<typeof game>
