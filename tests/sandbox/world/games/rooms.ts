import { between, pick, randomFor } from '../generator/random.ts'
import { cardSeats, isCardModel } from './card-rooms.ts'
import type { GameRow } from './games.ts'

/** How well a player should know the game. */
export const roomLevels = ['beginner', 'classic', 'master'] as const
export type RoomLevel = (typeof roomLevels)[number]

/** A room where players meet. Amounts in minor units. A card room has seats, a bingo room has timed draws. */
export type RoomRow = {
  /** Order in lists. */
  position: number
  room_id: string
  node_id: number
  /** Number among the rooms of its game, from 1. */
  number: number
  level: RoomLevel
  /** Smallest cost of a round: the stake of a card room, or the price of a bingo card. */
  stake: number
  /** The balance that a player needs to sit down in a card room. */
  buy_in: number | null
  seats: number | null
  /** Minutes between two draws of a bingo room. */
  every_minutes: number | null
}

/** How many of each vendor's best-known games have rooms. */
const gamesPerVendor = 4
/** In pesos, by level. */
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
const drawEvery = [4, 6, 10, 15]

/** Rooms of the world's card and bingo games: first a beginners' room of every game, then the other levels. */
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
    hosts.map(({ node_id, vendor, category, model, min_bet, max_bet }) => {
      const number = index + 1
      const allowed = (pesos: number): number => Math.min(Math.max(pesos * 100, min_bet), max_bet)
      const room = { room_id: `${vendor}-${node_id}-${number}`, node_id, number, level }
      if (category === 'BINGO')
        return {
          ...room,
          stake: allowed(pick(cardPrices[level], random)),
          buy_in: null,
          seats: null,
          every_minutes: pick(drawEvery, random),
        }
      const stake = allowed(pick(stakes[level], random))
      const buyIn = stake * 10 * between(random, 2, 5)
      return {
        ...room,
        stake,
        buy_in: buyIn,
        seats: isCardModel(model) ? cardSeats[model] : null,
        every_minutes: null,
      }
    }),
  )
  return rooms.map((room, position) => ({ position, ...room }))
}
