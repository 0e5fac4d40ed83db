import type { GameRow } from './games.ts'
import { between, pick, randomFor } from './random.ts'

/** How well one should know the game to sit there. */
export const roomLevels = ['beginner', 'classic', 'master'] as const
export type RoomLevel = (typeof roomLevels)[number]

/** A room in which players meet; amounts in minor units. A card room has seats, a bingo room draws by the clock. */
export type RoomRow = {
  /** In the order in which lists show them. */
  position: number
  room_id: string
  node_id: number
  /** Which of its game's rooms it is, from 1. */
  number: number
  level: RoomLevel
  /** What a round costs at least: a card room's stake, a bingo card. */
  stake: number
  /** What a player brings to a card room. */
  buy_in: number | null
  seats: number | null
  /** Minutes between two draws of a bingo room. */
  every_minutes: number | null
}

/** So many of each vendor's best-known games have rooms. */
const gamesPerVendor = 4
/** Pesos, by level. */
const stakes: Record<RoomLevel, readonly number[]> = {
  beginner: [1, 2, 5],
  classic: [10, 20],
  master: [50, 100, 200],
}
const cardPrices: Record<RoomLevel, readonly number[]> = {
  beginner: [1, 2],
  classic: [5, 10],
  master: [20, 50],
}
const seatCounts = [3, 4, 4, 6, 6, 9]
const drawEvery = [4, 6, 10, 15]

/** The rooms of a world's card and bingo games: a beginners' one of every game first, then the others. */
export function makeRooms(seed: number, games: readonly GameRow[]): RoomRow[] {
  const random = randomFor(seed, 'rooms')
  const seen = new Map<string, number>()
  const hosts = games.filter(({ game_type, parent, quirk, has_sub_games, vendor }) => {
    if (game_type !== 'PVP' || parent !== null || quirk !== '' || has_sub_games === 1) return false
    const place = seen.get(vendor) ?? 0
    seen.set(vendor, place + 1)
    return place < gamesPerVendor
  })
  const rooms = roomLevels.flatMap((level, index) =>
    hosts.map(({ node_id, vendor, category }) => {
      const number = index + 1
      const room = { room_id: `${vendor}-${node_id}-${number}`, node_id, number, level }
      if (category === 'BINGO')
        return {
          ...room,
          stake: pick(cardPrices[level], random) * 100,
          buy_in: null,
          seats: null,
          every_minutes: pick(drawEvery, random),
        }
      const stake = pick(stakes[level], random) * 100
      const buyIn = stake * 10 * between(random, 2, 5)
      return { ...room, stake, buy_in: buyIn, seats: pick(seatCounts, random), every_minutes: null }
    }),
  )
  return rooms.map((room, position) => ({ position, ...room }))
}
