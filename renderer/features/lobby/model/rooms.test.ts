import { describe, expect, test } from 'vitest'
import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { fromMinor } from '#shared/domain/money.ts'
import {
  anyRoom,
  bandOf,
  clockTime,
  fittingRooms,
  isFull,
  readRoomChoice,
  roomsOfKind,
  writeRoomChoice,
} from './rooms.ts'

const room = (roomId: string, stake: string, players: number, seats: number | null = 4): Room => ({
  roomId,
  roomName: roomId,
  vassalage: 'KW',
  nodeId: '1',
  gameCode: 'KW-1',
  gameName: 'Pusoy Dos Plaza',
  gameType: 'PVP',
  icon: '/games/1.svg',
  stake: fromMinor(Math.round(Number(stake) * 100)),
  players,
  seats,
})

describe('[LST-11] rooms', () => {
  const rooms = [
    room('a', '10', 1),
    room('b', '1', 4),
    room('c', '1', 1),
    room('d', '1.00', 3),
    room('e', '50', 4),
  ]

  test.each([
    ['', { freeOnly: false, stake: undefined }],
    ['seats=free&stake=high', { freeOnly: true, stake: 'high' }],
    ['seats=9&stake=none', { freeOnly: false, stake: undefined }],
  ] as const)('the address ?%s chooses %j', (query, choice) => {
    expect(readRoomChoice(new URLSearchParams(query))).toEqual(choice)
  })

  test('a choice is in the address, beside what else is there', () => {
    const query = writeRoomChoice(new URLSearchParams('vassalage=KW'), { freeOnly: true, stake: 'low' })
    expect(query.toString()).toBe('vassalage=KW&seats=free&stake=low')
    expect(writeRoomChoice(query, { freeOnly: false, stake: undefined }).toString()).toBe('vassalage=KW')
  })

  test.each([
    [{ freeOnly: false, stake: undefined }, 'abcde'],
    [{ freeOnly: true, stake: undefined }, 'acd'],
    [{ freeOnly: false, stake: 'low' }, 'bcd'],
    [{ freeOnly: true, stake: 'high' }, ''],
  ] as const)('%j leaves rooms %s', (choice, left) => {
    expect(
      fittingRooms(rooms, choice)
        .map(({ roomId }) => roomId)
        .join(''),
    ).toBe(left)
  })

  test.each([
    ['9.99', 'low'],
    ['10', 'middle'],
    ['49.99', 'middle'],
    ['50.00', 'high'],
  ])('a stake of %s is %s', (stake, band) => expect(bandOf(room('x', stake, 0))).toBe(band))

  test('where any will do, the cheapest room that is nearest to full is taken', () => {
    expect(anyRoom(rooms)?.roomId).toBe('d')
    expect(anyRoom([room('b', '1', 4)])).toBeUndefined()
  })

  test('card rooms and bingo rooms are never listed together', () => {
    const draw = { ...room('f', '1', 9, null), startsIn: 5_000 }
    expect(roomsOfKind([draw, ...rooms], 'cards')).toEqual(rooms)
    expect(roomsOfKind([draw, ...rooms], 'bingo')).toEqual([draw])
  })

  test('a room without seats is never full', () => expect(isFull(room('x', '1', 400, null))).toBe(false))

  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [999, '0:01'],
    [245_000, '4:05'],
    [3_729_000, '1:02:09'],
  ])('%d ms are %s on a clock', (left, shown) => expect(clockTime(left)).toBe(shown))
})
