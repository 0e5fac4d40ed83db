import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { compareAmounts, fromMinor } from '#shared/domain/money.ts'

export const stakeBands = ['low', 'middle', 'high'] as const
/** Band of a room's minimum stake: below 10, from 10 to below 50, from 50 up. */
export type StakeBand = (typeof stakeBands)[number]

/** Card rooms have seats. Bingo rooms draw at set times. */
export type RoomKind = 'cards' | 'bingo'

/** The filters for rooms. All of them are stored in the address. */
export type RoomChoice = {
  /** Id of what is played. Undefined for everything. */
  play: string | undefined
  freeOnly: boolean
  stake: StakeBand | undefined
}

/** No filter. */
export const everyRoom: RoomChoice = { play: undefined, freeOnly: false, stake: undefined }

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

/** Reads the filters from an address. Ignores unknown values, and what isn't played in any of the rooms. */
export const readRoomChoice = (query: URLSearchParams, rooms: readonly Room[]): RoomChoice => ({
  play: playsOf(rooms).find(({ id }) => id === query.get('play'))?.id,
  freeOnly: query.get('seats') === 'free',
  stake: stakeBands.find((band) => band === query.get('stake')),
})

/** Returns the query with the filters that change. Keeps all other parameters. */
export function writeRoomChoice(query: URLSearchParams, change: Partial<RoomChoice>): URLSearchParams {
  const next = new URLSearchParams(query)
  const write = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if ('play' in change) write('play', change.play)
  if ('freeOnly' in change) write('seats', change.freeOnly ? 'free' : undefined)
  if ('stake' in change) write('stake', change.stake)
  return next
}

/** What is played in the rooms, each once, in their order. */
export const playsOf = (rooms: readonly Room[]): NonNullable<Room['play']>[] => [
  ...new Map(rooms.flatMap(({ play }) => (play ? [[play.id, play]] : []))).values(),
]

/** The rooms that match a choice, full ones last. */
export function fittingRooms(rooms: readonly Room[], { play, freeOnly, stake }: RoomChoice): readonly Room[] {
  const fitting = rooms.filter(
    (room) =>
      (play === undefined || room.play?.id === play) &&
      !(freeOnly && isFull(room)) &&
      (stake === undefined || bandOf(room) === stake),
  )
  return [...fitting.filter((room) => !isFull(room)), ...fitting.filter(isFull)]
}

const none = fromMinor(0)

/** The bingo room with the largest pot, of several the one that draws first. */
export const featuredRoom = (rooms: readonly Room[]): Room | undefined =>
  rooms
    .filter(({ startsIn }) => startsIn != null)
    .toSorted(
      (a, b) => compareAmounts(b.pot ?? none, a.pot ?? none) || (a.startsIn ?? 0) - (b.startsIn ?? 0),
    )[0]

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
