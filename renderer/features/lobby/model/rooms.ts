import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { compareAmounts, fromMinor } from '#shared/domain/money.ts'

export const stakeBands = ['low', 'middle', 'high'] as const
/** What a round costs at least: below ten, below fifty, from there on. */
export type StakeBand = (typeof stakeBands)[number]

/** Card rooms have seats; bingo rooms draw by the clock. */
export type RoomKind = 'cards' | 'bingo'

/** What was chosen among rooms. All of it is in the address. */
export type RoomChoice = { freeOnly: boolean; stake: StakeBand | undefined }

/** Where the middle band begins and the high one. */
export const bandFrom = { middle: fromMinor(10_00), high: fromMinor(50_00) } as const

export const bandOf = ({ stake }: Pick<Room, 'stake'>): StakeBand =>
  compareAmounts(stake, bandFrom.high) >= 0
    ? 'high'
    : compareAmounts(stake, bandFrom.middle) >= 0
      ? 'middle'
      : 'low'

/** Whether nobody can enter just now. A room without seats has room for everybody. */
export const isFull = ({ players, seats }: Pick<Room, 'players' | 'seats'>): boolean =>
  seats != null && players >= seats

/** Reads the choice out of an address; what isn't known there counts as not chosen. */
export const readRoomChoice = (query: URLSearchParams): RoomChoice => ({
  freeOnly: query.get('seats') === 'free',
  stake: stakeBands.find((band) => band === query.get('stake')),
})

/** The address that says this choice; what else is in the address stays. */
export function writeRoomChoice(query: URLSearchParams, { freeOnly, stake }: RoomChoice): URLSearchParams {
  const next = new URLSearchParams(query)
  if (freeOnly) next.set('seats', 'free')
  else next.delete('seats')
  if (stake) next.set('stake', stake)
  else next.delete('stake')
  return next
}

export const fittingRooms = (rooms: readonly Room[], { freeOnly, stake }: RoomChoice): readonly Room[] =>
  rooms.filter((room) => !(freeOnly && isFull(room)) && (stake === undefined || bandOf(room) === stake))

/** The room to sit down in when any will do: of those that cost least, the one nearest to beginning. */
export const anyRoom = (rooms: readonly Room[]): Room | undefined =>
  rooms
    .filter((room) => !isFull(room))
    .toSorted((a, b) => compareAmounts(a.stake, b.stake) || freeSeats(a) - freeSeats(b))[0]

const freeSeats = ({ players, seats }: Room): number =>
  seats == null ? Number.POSITIVE_INFINITY : seats - players

/** Time that is left, as a clock shows it: "4:05", "1:02:09". @param left milliseconds. */
export function clockTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
