import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
let token: string
beforeAll(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterAll(() => client.close())

type Room = Awaited<ReturnType<typeof rooms>>[number]
const rooms = async (vassalage?: string, language = 'EN') =>
  (await client.value(contract.games.rooms, { ...(vassalage && { vassalage }), language })).list
const launch = (
  { vassalage, gameCode, roomId }: Pick<Room, 'vassalage' | 'gameCode' | 'roomId'>,
  as = token,
) =>
  client.value(
    contract.games.roomLaunch,
    {
      vassalage,
      gameCode,
      roomId,
      platform: 'W',
      device: 'WEB',
      language: 'EN',
      lobbyUrl: 'http://127.0.0.1/',
      depositUrl: 'http://127.0.0.1/deposit',
    },
    { token: as },
  )
const perTable = [3, 4, 5]
const isFull = ({ players, seats }: Room) => typeof seats === 'number' && players >= seats

test('[LST-11] rooms are of PVP games, each with a name and an id of its own', async () => {
  const list = await rooms()
  expect(list.length).toBeGreaterThan(20)
  expect(new Set(list.map(({ roomId }) => roomId)).size).toBe(list.length)
  expect(new Set(list.map(({ roomName }) => roomName)).size).toBe(list.length)
  expect(list.every(({ gameType }) => gameType === 'PVP')).toBe(true)
  const own = await rooms('FC')
  expect(own.map(({ roomId }) => roomId)).toEqual(
    list.filter(({ vassalage }) => vassalage === 'FC').map(({ roomId }) => roomId),
  )
  expect(own[0]?.note).toMatch(/^A draw every \d+ minutes, for beginners$/)
  expect((await rooms('FC', 'TY'))[0]?.note).toMatch(/^May draw kada/)
  expect(await rooms('NOBODY')).toEqual([])
})

test('[LST-11] a card room says what it opens: how many play, its stake, its fee and its buy-in', async () => {
  const cards = (await rooms()).filter(({ seats }) => seats !== null)
  expect(cards.length).toBeGreaterThan(20)
  for (const { note, seats, stake, buyIn } of cards) {
    expect(perTable).toContain(seats)
    expect(note).toBe(`${seats} players, 5% fee`)
    expect(Number(buyIn)).toBeGreaterThanOrEqual(Number(stake))
  }
  expect((await rooms('KW', 'CN'))[0]?.note).toBe('4 人，服务费 5%')
})

test('[LST-11] a room whose buy-in a player doesn’t have is refused, with the amount', async () => {
  const poor = await client.logIn('firstlogin')
  const free = (await rooms()).filter((room) => room.buyIn && !isFull(room))
  const dear = free.toSorted((a, b) => Number(b.buyIn) - Number(a.buyIn))[0]
  if (!dear) throw new Error('no room is free')
  await expect(launch(dear, poor)).rejects.toThrow(
    /ROOM_BUY_IN: You need a balance of ₱[\d,.]+ to sit down at /,
  )
})

test('[LST-11] a card room tells what is played in it, a bingo room nothing', async () => {
  const list = await rooms()
  const plays = list.filter(({ seats }) => seats !== null).map(({ play }) => play?.name)
  expect(new Set(plays)).toEqual(new Set(['Lucky 9', 'Pusoy Dos', 'Tongits']))
  expect(list.filter(({ seats, play }) => seats === null && play)).toEqual([])
})

test('[LST-11] people come and go by the clock, never more than there are seats', async () => {
  const seen = new Map<string, Set<number>>()
  for (let look = 0; look < 12; look++) {
    for (const { roomId, players, seats } of await rooms()) {
      seen.set(roomId, (seen.get(roomId) ?? new Set()).add(players))
      expect(players).toBeLessThanOrEqual(seats ?? Number.POSITIVE_INFINITY)
    }
    client.server.clock.advance(2 * 60_000)
  }
  for (const counts of seen.values()) expect(counts.size).toBeGreaterThan(1)
})

test('[RT-07] the pot of a bingo room grows until its draw, and then begins anew', async () => {
  const first = async () => (await rooms('FC'))[0]
  const before = await first()
  client.server.clock.advance((before?.startsIn ?? 0) + 1000)
  const after = await first()
  expect(Number(after?.pot)).toBeLessThan(5)
  client.server.clock.advance((after?.startsIn ?? 0) - 1000)
  expect(Number((await first())?.pot)).toBeGreaterThan(Number(after?.pot))
})

test('[LST-11] a room launches with its own parameters', async () => {
  const free = (await rooms('KW')).find((room) => !isFull(room) && Number(room.buyIn) <= 500)
  if (!free) throw new Error('no room is free')
  const { searchParams } = new URL((await launch(free)).url)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    room: free.roomId,
    stake: free.stake,
    seats: String(free.seats),
  })
})

test('[LST-11] a room that has filled since it was listed, or is gone, is refused in words', async () => {
  let full: Room | undefined
  for (let look = 0; look < 30 && !full; look++) {
    full = (await rooms()).find(isFull)
    if (!full) client.server.clock.advance(2 * 60_000)
  }
  if (!full) throw new Error('no room ever is full')
  await expect(launch(full)).rejects.toThrow(/ROOM_FULL: .+ is full\./)
  await expect(launch({ ...full, roomId: 'KW-1-1' })).rejects.toThrow(/ROOM_GONE/)
  await expect(launch({ ...full, vassalage: 'JL' })).rejects.toThrow(/ROOM_GONE/)
})
