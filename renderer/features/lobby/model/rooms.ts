import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { compareAmounts, fromMinor } from '#shared/domain/money.ts'

export const stakeBands = ['low', 'middle', 'high'] as const
/** Band of a room's minimum stake: below 10, from 10 to below 50, from 50 up. */
export type StakeBand = (typeof stakeBands)[number]

/** Card rooms have seats. Bingo rooms draw at set times. */
export type RoomKind = 'cards' | 'bingo'

/** The filters for rooms. All of them are stored in the address. */
export type RoomChoice = { freeOnly: boolean; stake: StakeBand | undefined }

/** Where the middle and high bands begin. */
export const bandFrom = { middle: fromMinor(10_00), high: fromMinor(50_00) } as const

export const bandOf = ({ stake }: Pick<Room, 'stake'>): StakeBand =>
  compareAmounts(stake, bandFrom.high) >= 0
    ? 'high'
    : compareAmounts(stake, bandFrom.middle) >= 0
      ? 'middle'
      : 'low'

/** The rooms of one kind. Only bingo rooms have a next draw. */
export const roomsOfKind = (rooms: readonly Room[], kind: RoomKind): readonly Room[] =>
  rooms.filter(({ startsIn }) => (startsIn != null) === (kind === 'bingo'))

/** Whether every seat is taken. A room without seats is never full. */
export const isFull = ({ players, seats }: Pick<Room, 'players' | 'seats'>): boolean =>
  seats != null && players >= seats

/** Reads the filters from an address. Ignores unknown values. */
export const readRoomChoice = (query: URLSearchParams): RoomChoice => ({
  freeOnly: query.get('seats') === 'free',
  stake: stakeBands.find((band) => band === query.get('stake')),
})

/** Returns the query that stores the filters. Keeps all other parameters. */
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

/** The room to join when any will do: the cheapest, and among equals the one with the fewest free seats. */
export const anyRoom = (rooms: readonly Room[]): Room | undefined =>
  rooms
    .filter((room) => !isFull(room))
    .toSorted((a, b) => compareAmounts(a.stake, b.stake) || freeSeats(a) - freeSeats(b))[0]

const freeSeats = ({ players, seats }: Room): number =>
  seats == null ? Number.POSITIVE_INFINITY : seats - players

/** Formats the time left like a clock, "4:05" or "1:02:09". @param left milliseconds. */
export function clockTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
