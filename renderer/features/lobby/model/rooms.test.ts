import { describe, expect, test } from 'vitest'
import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { fromMinor } from '#shared/domain/money.ts'
import {
  anyRoom,
  bandOf,
  clockTime,
  everyRoom,
  featuredRoom,
  fittingRooms,
  isFull,
  playsOf,
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
    { ...room('b', '1', 4), play: { id: 'tongits', name: 'Tongits' } },
    { ...room('c', '1', 1), play: { id: 'tongits', name: 'Tongits' } },
    { ...room('d', '1.00', 3), play: { id: 'pusoy-dos', name: 'Pusoy Dos' } },
    room('e', '50', 4),
  ]

  test.each([
    ['', everyRoom],
    ['play=tongits&seats=free&stake=high', { play: 'tongits', freeOnly: true, stake: 'high' }],
    ['play=chess', everyRoom],
    ['play=&seats=9&stake=none', everyRoom],
  ] as const)('the address ?%s chooses %j', (query, choice) => {
    expect(readRoomChoice(new URLSearchParams(query), rooms)).toEqual(choice)
  })

  test('a choice is in the address, beside what else is there', () => {
    const choice = { play: 'tongits', freeOnly: true, stake: 'low' } as const
    const query = writeRoomChoice(new URLSearchParams('vassalage=KW'), choice)
    expect(query.toString()).toBe('vassalage=KW&play=tongits&seats=free&stake=low')
    expect(writeRoomChoice(query, { freeOnly: false }).toString()).toBe('vassalage=KW&play=tongits&stake=low')
    expect(writeRoomChoice(query, everyRoom).toString()).toBe('vassalage=KW')
  })

  test.each([
    [{}, 'acdbe'],
    [{ freeOnly: true }, 'acd'],
    [{ stake: 'low' }, 'cdb'],
    [{ freeOnly: true, stake: 'high' }, ''],
    [{ play: 'tongits' }, 'cb'],
  ] as const)('%j leaves rooms %s, full ones last', (choice, left) => {
    expect(
      fittingRooms(rooms, { ...everyRoom, ...choice })
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

  test('a quick seat is in the cheapest room, and of several in the fullest one with a free seat', () => {
    expect(anyRoom(rooms)?.roomId).toBe('d')
    expect(anyRoom([room('b', '1', 4)])).toBeUndefined()
  })

  test('card rooms and bingo rooms are never listed together', () => {
    const draw = { ...room('f', '1', 9, null), startsIn: 5_000 }
    expect(roomsOfKind([draw, ...rooms], 'cards')).toEqual(rooms)
    expect(roomsOfKind([draw, ...rooms], 'bingo')).toEqual([draw])
  })

  test('each game played in card rooms is listed once, without bingo', () => {
    expect(playsOf(rooms).map(({ name }) => name)).toEqual(['Tongits', 'Pusoy Dos'])
  })

  test('the bingo room with the largest pot is featured, of several the one that draws first', () => {
    const draw = (roomId: string, pot: number | null, startsIn: number): Room => ({
      ...room(roomId, '1', 9, null),
      pot: pot === null ? null : fromMinor(pot),
      startsIn,
    })
    const list = [
      draw('n', null, 10),
      draw('a', 900, 60_000),
      draw('b', 10_000, 90_000),
      draw('c', 10_000, 30_000),
    ]
    expect(featuredRoom([...rooms, ...list])?.roomId).toBe('c')
    expect(featuredRoom(rooms)).toBeUndefined()
  })

  test('a room without seats is never full', () => expect(isFull(room('x', '1', 400, null))).toBe(false))

  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [999, '0:01'],
    [245_000, '4:05'],
    [3_729_000, '1:02:09'],
  ])('%d ms are shown as %s', (left, shown) => expect(clockTime(left)).toBe(shown))
})
