import { expect, test } from 'vitest'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { readChoice } from './choice.ts'
import { belongs, listRequest } from './list-request.ts'
import { lobbyOf } from './lobby.ts'
import { visitorGames, wholeRows } from './visitor-games.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  const lobby = lobbyOf(pathname, searchParams)
  return { lobby, choice: readChoice(searchParams, lobby) }
}
const game = (nodeId: string, rest: Partial<Game> = {}): Game => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'JL',
  gameType: 'RNG',
  gameCode: nodeId,
  icon: `/games/${nodeId}.svg`,
  ...rest,
})

test.each([
  ['/rng', { gameType: 'RNG' }],
  [
    '/rng?vassalage=PP&search=gold&classify=JP&minBet=0.1',
    { gameType: 'RNG', vassalage: 'PP', gameName: 'gold', gameClassify: 'JP', minBet: '0.1' },
  ],
  ['/rng?type=hot', { gameType: 'RNG', hot: 1 }],
  [
    '/rng?rtp=96&volatility=high&feature=tumble',
    { gameType: 'RNG', minRtp: '96', volatility: 'high', feature: 'tumble' },
  ],
  ['/fc', { vassalage: 'FC' }],
  ['/bingo', { gameType: 'PVP', vassalage: 'FC' }],
  ['/cockfight', { gameType: 'SPORTS', vassalage: 'DS88' }],
  ['/live?type=table', { gameType: 'LIVE', gameClassify: 'TABLE' }],
  ['/games?search=mango', { gameName: 'mango' }],
])('[LST-03, LST-04, RT-06] %s asks the game list for %j', (address, filters) => {
  const { lobby, choice } = at(address)
  expect(listRequest(lobby, choice, [])).toEqual({ call: 'list', filters })
})

test.each([
  ['/rng?type=recent', { call: 'recent', filters: { gameType: 'RNG' }, exact: true }],
  [
    '/rng?type=fav&search=gold&minBet=0.1',
    { call: 'favourites', filters: { gameType: 'RNG', gameName: 'gold', minBet: '0.1' }, exact: true },
  ],
  ['/games?type=fav', { call: 'favourites', filters: {}, exact: true }],
  ['/lott?type=fav', { call: 'favourites', filters: {}, exact: false }],
  ['/sports?type=recent', { call: 'recent', filters: { gameType: 'SPORTS' }, exact: false }],
])('[LST-02] %s asks for %j', (address, request) => {
  const { lobby, choice } = at(address)
  expect(listRequest(lobby, choice, [])).toEqual(request)
})

test.each([
  ['/rng', game('1'), true],
  ['/rng', game('1', { gameType: 'FISH' }), false],
  ['/rng?vassalage=PP', game('1'), false],
  ['/rng?search=GAME', game('1'), true],
  ['/rng?search=mango', game('1'), false],
  ['/rng?classify=JP', game('1', { gameClassify: 'JP' }), true],
  ['/rng?classify=JP', game('1'), false],
  ['/rng?minBet=0.5', game('1', { minBet: '0.50' as NonNullable<Game['minBet']> }), true],
  ['/rng?minBet=0.5', game('1'), false],
  ['/rng?rtp=96', game('1', { rtp: '96.00' }), true],
  ['/rng?rtp=96', game('1', { rtp: '95.33' }), false],
  ['/rng?rtp=96', game('1'), false],
  ['/rng?volatility=high', game('1', { volatility: 'high' }), true],
  ['/rng?volatility=high', game('1', { volatility: null }), false],
  ['/rng?feature=crash', game('1', { features: ['crash', 'shared'] }), true],
  ['/rng?feature=crash', game('1'), false],
  ['/sports', game('1', { gameType: 'SPORTS', vassalage: 'DS88' }), false],
  ['/live?type=table', game('1', { gameType: 'LIVE' }), false],
  ['/games', game('1', { gameType: 'ELOTT' }), true],
])('[LST-02] a recent game in %s: %j belongs there: %s', (address, played, expected) => {
  const { lobby, choice } = at(address)
  expect(belongs(played, lobby, choice)).toBe(expected)
})

const ids = (list: readonly Game[]) => list.map(({ nodeId }) => nodeId)

test('[LST-16] a visitor sees the hot games of the type, then the popular ones, none twice', () => {
  const categories = [
    {
      gameType: 'RNG',
      total: 90,
      games: [
        game('1', { isHot: 1 }),
        game('2'),
        game('3', { vassalage: 'PP', isHot: 1 }),
        game('7', { isHot: 1 }),
        game('8', { isHot: 1 }),
      ],
    },
    { gameType: 'FISH', total: 9, games: [game('4', { gameType: 'FISH', isHot: 1 })] },
  ]
  const popular = [game('5'), game('1'), game('6', { gameType: 'LIVE' })]
  const seen = (address: string) => {
    const { lobby, choice } = at(address)
    const { hot, popular: rest } = visitorGames(lobby, choice, categories, popular)
    return [ids(hot), ids(rest)]
  }
  expect(seen('/rng')).toEqual([
    ['1', '3', '7', '8'],
    ['5', '2'],
  ])
  expect(seen('/rng?vassalage=PP')).toEqual([['3'], []])
  expect(seen('/live')).toEqual([[], ['6']])
})

test('[LST-16] where no game is marked hot, the hot list stands for it', () => {
  const { lobby, choice } = at('/rng')
  const categories = [{ gameType: 'RNG', total: 9, games: [game('1'), game('2')] }]
  const { hot, popular } = visitorGames(lobby, choice, categories, [game('2')])
  expect([ids(hot), ids(popular)]).toEqual([['1', '2'], []])
})

test('[LST-16] hot games too few for a row of their own lead the popular ones', () => {
  const { lobby, choice } = at('/rng')
  const categories = [{ gameType: 'RNG', total: 9, games: [game('1', { isHot: 1 }), game('2')] }]
  const { hot, popular } = visitorGames(lobby, choice, categories, [game('3'), game('1')])
  expect([ids(hot), ids(popular)]).toEqual([[], ['1', '3', '2']])
})

test.each([
  [16, 7, 2, 14],
  [16, 7, 1, 7],
  [9, 7, 2, 7],
  [5, 7, 2, 5],
  [0, 7, 2, 0],
])('of %i games in rows of %i, at most %i: %i', (count, columns, rows, expected) => {
  const list = Array.from({ length: count }, (_, index) => game(String(index)))
  expect(wholeRows(list, columns, rows)).toHaveLength(expected)
})
