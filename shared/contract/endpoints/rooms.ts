import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'

/** A room for several players: a card room with seats, or a bingo room that draws at fixed times. */
const room = z.lazy(() =>
  z.object({
    roomId: z.string(),
    roomName: z.string(),
    /** A short description, in the requested language. */
    note: z.optional(z.string()),
    vassalage: z.string(),
    vendorName: z.optional(z.string()),
    nodeId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    gameCode: z.string(),
    gameName: z.string(),
    gameType: z.string(),
    /** What is played by which rules, for choosing by it; its name in the requested language. */
    play: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
    /** Path of a picture on an image CDN, or a whole address. */
    icon: z.string(),
    /** The minimum cost of a round: the stake, or one bingo card. */
    stake: amount,
    /** What a player needs to join the table. */
    buyIn: z.optional(z.nullable(amount)),
    /** The prize of the next draw. */
    pot: z.optional(z.nullable(amount)),
    players: z.number(),
    /** Absent when there is no limit. */
    seats: z.optional(z.nullable(z.number())),
    /** Milliseconds until the next draw. */
    startsIn: z.optional(z.nullable(z.number())),
  }),
)

/** `games.rooms` */
export const rooms = endpoint({
  id: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'none',
  carrier: 'query',
  source: 'spec',
  summary: 'The rooms of PVP games, with who is in them now',
  input: z.object({ vassalage: z.optional(z.string()), language: z.string() }),
  value: z.lazy(() => z.object({ list: listOf(room, 'roomId') })),
})

export type Room = z.output<typeof room>
