import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { passes } from './game-models-in.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient()
})
afterAll(() => client.close())

const rows = async (language = 'EN') => (await client.value(contract.games.rows, { language })).rows
const ownRows = async (token: string) =>
  (await client.value(contract.games.ownRows, { language: 'EN' }, { token })).rows

test('[HOM-05] rows by theme are short and not empty, and a game stands in one of them, beside the most played', async () => {
  const list = await rows()
  expect(list.map(({ rowId }) => rowId)).toEqual(expect.arrayContaining(['hot', 'new', 'bingo', 'live']))
  for (const { games } of list) expect(games.length).toBeGreaterThan(0)
  for (const { games } of list) expect(games.length).toBeLessThanOrEqual(14)
  const { list: popular } = await client.value(contract.games.popular, {
    count: 20,
    prizeMode: 'Lott',
    device: 'WEB',
    language: 'EN',
  })
  const themes = list.filter(({ rowId }) => !['bingo', 'live'].includes(rowId))
  const ids = [...popular, ...themes.flatMap(({ games }) => games)].map(({ nodeId }) => nodeId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(themes.find(({ rowId }) => rowId === 'new')?.games.every(({ isNew }) => isNew === 1)).toBe(true)
})

test('[HOM-05] their words are in the language that is asked for', async () => {
  const titleOf = async (language: string) =>
    (await rows(language)).find(({ rowId }) => rowId === 'new')?.title
  expect(await titleOf('EN')).toBe('New games')
  expect(await titleOf('TY')).toBe('Mga bagong laro')
  expect(await titleOf('JA')).toBe('新着ゲーム')
})

test('[HOM-05] bingo tonight has one room of each game, the next draw first, and a room launches', async () => {
  const games = (await rows()).find(({ rowId }) => rowId === 'bingo')?.games ?? []
  const waits = games.map(({ startsIn }) => startsIn ?? 0)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length)
  const [room] = games
  if (!room?.roomId) throw new Error('there is no room')
  const token = await client.logIn('agent1')
  const { url } = await client.value(
    contract.games.roomLaunch,
    {
      vassalage: room.vassalage,
      gameCode: room.gameCode,
      roomId: room.roomId,
      platform: 'W',
      device: 'WEB',
      language: 'EN',
      lobbyUrl: 'http://127.0.0.1/',
      depositUrl: 'http://127.0.0.1/deposit',
    },
    { token },
  )
  expect(new URL(url).searchParams.get('room')).toBe(room.roomId)
})

test('[HOM-05] live tables come in the order of the hot list', async () => {
  const { categories } = await client.value(contract.games.hot, {
    merchantCode: 'palaro',
    isPlatform: 2,
    platform: 'flash,html5-desktop',
    language: 'EN',
  })
  const hot = categories.find(({ gameType }) => gameType === 'LIVE')?.games ?? []
  const live = (await rows()).find(({ rowId }) => rowId === 'live')?.games ?? []
  expect(live.map(({ nodeId }) => nodeId)).toEqual(hot.slice(0, live.length).map(({ nodeId }) => nodeId))
})

test('[HOM-05] a member starts with small bets, then continues, is shown what is alike, and has favourites', async () => {
  const token = await client.logIn('juan')
  const [start, ...others] = await ownRows(token)
  expect(start?.rowId).toBe('start')
  expect(start?.games.every(({ minBet }) => Number(minBet) <= 1)).toBe(true)
  expect(others).toEqual([])

  await client.launch(token, 'Bulkan Fury')
  client.server.clock.advance(1000)
  await client.launch(token, 'Golden Carabao')
  await client.value(
    contract.games.addFavourite,
    { nodeId: '1002', vendor: 'PP', gameType: 'RNG' },
    { token },
  )
  const [recent, alike, favourites] = await ownRows(token)
  expect(recent?.rowId).toBe('continue')
  expect(recent?.games.map(({ gameName }) => gameName)).toEqual(['Golden Carabao', 'Bulkan Fury'])
  expect(alike?.title).toBe('Because you played Golden Carabao')
  expect(alike?.games.every(({ gameType }) => gameType === 'RNG')).toBe(true)
  const alikeNames = alike?.games.map(({ gameName }) => gameName)
  for (const name of ['Golden Carabao', 'Bulkan Fury', 'Manila Nights'])
    expect(alikeNames).not.toContain(name)
  expect(favourites?.games.map(({ gameName, favourite }) => [gameName, favourite])).toEqual([
    ['Manila Nights', true],
  ])
})

test('[HOM-05] a game that was taken away is in no row', async () => {
  const token = await client.logIn('agent1')
  const [hot] = (await rows()).find(({ rowId }) => rowId === 'hot')?.games ?? []
  client.server.sandbox.settings.change({ goneGames: `1001,${hot?.nodeId}` })
  try {
    const ids = [...(await rows()), ...(await ownRows(token))].flatMap(({ games }) =>
      games.map(({ nodeId }) => nodeId),
    )
    expect(ids).not.toContain('1001')
    expect(ids).not.toContain(hot?.nodeId)
  } finally {
    client.server.sandbox.settings.change({ goneGames: '' })
  }
})

test.each(['crash', 'bonusBuy'] as const)(
  '[HOM-05] the row of %s has only games with that feature, and is sent only if there are some',
  async (feature) => {
    const games = (await rows()).find(({ rowId }) => rowId === feature)?.games
    const some = client.server.sandbox.db
      .all<{ model: string }>('SELECT DISTINCT model FROM world.games WHERE parent IS NULL')
      .some((game) => passes(modelOf(game), { feature }))
    expect(games !== undefined).toBe(some)
    for (const { features } of games ?? []) expect(features).toContain(feature)
  },
)
