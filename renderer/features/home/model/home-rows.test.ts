import { expect, test } from 'vitest'
import type { HomeRow, RowGame } from '#shared/contract/endpoints/home-rows.ts'
import { liveTables, momentOf, shelvesOf, shownResults } from './home-rows.ts'

const game = (nodeId: string, more: Partial<RowGame> = {}): RowGame => ({
  nodeId,
  gameName: nodeId,
  vassalage: 'KD',
  gameType: 'LIVE',
  gameCode: nodeId,
  icon: '',
  ...more,
})
const row = (rowId: string, ...games: RowGame[]): HomeRow => ({ rowId, title: rowId, games })
const ids = (rows: readonly HomeRow[]) => rows.map(({ rowId }) => rowId).join(' ')
const one = game('1')
const results: RowGame['results'] = [[{ label: 'Player', short: 'P', colour: 'blue' }]]

test.each([
  ['', '', ''],
  ['continue', 'hot new', 'hot new'],
  ['continue alike favourites', 'hot new', 'alike favourites hot new'],
  ['continue alike', 'continue alike hot', 'alike hot'],
  ['', 'hot live new', 'hot new'],
])('[HOM-05] of own rows "%s" and rows "%s", the middle of home shows "%s"', (own, everybodys, shown) => {
  const rowsOf = (names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => row(name, one))
  expect(ids(shelvesOf(rowsOf(own), rowsOf(everybodys)))).toBe(shown)
})

test('[HOM-05] a row without games is left out', () => {
  expect(ids(shelvesOf([], [row('hot'), row('new', one)]))).toBe('new')
})

test('[HOM-01, HOM-05] live tables are the hot ones, with what the rows say of them', () => {
  const rows = [row('live', game('b', { players: 3, seats: 7, results }), game('c', { players: 9 }))]
  expect(liveTables([game('a'), game('b')], rows, 4)).toEqual([
    game('a'),
    game('b', { players: 3, seats: 7, results }),
  ])
  expect(liveTables([], rows, 1).map(({ nodeId }) => nodeId)).toEqual(['b'])
  expect(liveTables([], [], 4)).toEqual([])
})

test.each([
  [
    { startsIn: 5000, players: 40 },
    { kind: 'draw', time: 6000 },
  ],
  [
    { players: 3, seats: 7 },
    { kind: 'seats', taken: 3, seats: 7 },
  ],
  [
    { players: 214, seats: null },
    { kind: 'players', players: 214 },
  ],
  [{ players: 214 }, { kind: 'players', players: 214 }],
  [{ seats: 7 }, undefined],
  [{}, undefined],
])('[HOM-05] of a game with %j it is said: %j', (more, moment) => {
  expect(momentOf(game('a', more), 1000)).toEqual(moment)
})

test.each([
  [1, 12, 9],
  [3, 5, 3],
  [1, 2, 2],
])('[HOM-05] of results of %i marks and %i rounds, the last %i have room', (marks, rounds, shown) => {
  const [[mark] = []] = results ?? []
  const round = Array.from({ length: marks }, () => mark).filter((each) => each !== undefined)
  const last = shownResults(Array.from({ length: rounds }, () => round))
  expect(last.map(({ place }) => place)).toEqual(Array.from({ length: shown }, (_, place) => place))
  expect(last[0]?.marks).toHaveLength(marks)
})
