import * as z from 'zod/mini'
import { amount, endpoint } from '../endpoint.ts'

/** A room in which players meet: a card room with seats, or a bingo room that draws by the clock. */
const room = z.object({
  roomId: z.string(),
  roomName: z.string(),
  /** A few words on it, in the language asked for. */
  note: z.optional(z.string()),
  vassalage: z.string(),
  vendorName: z.optional(z.string()),
  nodeId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  /** Picture path below an image CDN, or a whole address. */
  icon: z.string(),
  /** What a round costs at least: the stake, or a bingo card. */
  stake: amount,
  /** What a player brings to the table. */
  buyIn: z.optional(z.nullable(amount)),
  /** What is shared at the next draw. */
  pot: z.optional(z.nullable(amount)),
  players: z.number(),
  /** Left out where there is room for everybody. */
  seats: z.optional(z.nullable(z.number())),
  /** Milliseconds until the next draw. */
  startsIn: z.optional(z.nullable(z.number())),
})

/** `games.rooms` */
export const rooms = endpoint({
  id: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'none',
  carrier: 'query',
  source: 'assumed',
  summary: 'The rooms of PVP games, with who is in them now',
  input: z.object({ vassalage: z.optional(z.string()), language: z.string() }),
  value: z.object({ list: z.array(room) }),
})

export type Room = z.output<typeof room>
