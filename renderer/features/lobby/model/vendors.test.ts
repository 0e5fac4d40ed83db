import { expect, test } from 'vitest'
import { lobbyOf } from './lobby.ts'
import { countOf, type Lanes, shownVendor, typeFor, vendorsOf } from './vendors.ts'

const card = (vassalage: string, gameType: string, gameCount?: number) => ({
  vassalage,
  displayName: vassalage,
  smallIcon: `/vendors/${vassalage}.svg`,
  gameType,
  ...(gameCount !== undefined && { gameCount }),
})
const lanes: Lanes = [
  { title: 'Slots', cards: [card('JL', 'RNG', 214), card('PP', 'RNG', 612)] },
  {
    title: 'Sports',
    cards: [card('DS88', 'SPORTS', 60), card('FB', 'SPORTS', 96), card('MG', 'SPORTS', 110)],
  },
  { title: 'Lottery', cards: [card('BH', 'LOTT', 130), card('LOTT', 'LOTT', 2)] },
  { title: 'E-lottery', cards: [card('BH', 'ELOTT', 58), card('ELOTT', 'ELOTT', 2)] },
  { title: 'Fishing', cards: [card('FC', 'FISH'), card('DP', 'FISH', 74)] },
]
const lobby = (path: string) => lobbyOf(path, new URLSearchParams())
const codes = (path: string) => vendorsOf(lobby(path), lanes).map(({ vassalage }) => vassalage)

test.each([
  ['/rng', ['JL', 'PP']],
  ['/sports', ['FB', 'MG']],
  ['/lott', ['BH', 'LOTT', 'ELOTT']],
  ['/jili', []],
  ['/cockfight', []],
  ['/games', ['JL', 'PP', 'DS88', 'FB', 'MG', 'BH', 'LOTT', 'ELOTT', 'FC', 'DP']],
])('[LST-01] %s lets one choose among %j', (path, expected) => {
  expect(codes(path)).toEqual(expected)
})

test.each([
  ['/rng', undefined, undefined],
  ['/rng', 'PP', 'PP'],
  ['/sports', undefined, 'FB'],
  ['/sports', 'MG', 'MG'],
])('[NAV-03] in %s with %s chosen, games of %s are shown', (path, chosen, expected) => {
  expect(shownVendor(lobby(path), chosen, lanes)).toBe(expected)
})

test.each([
  ['/rng', undefined, 'RNG'],
  ['/lott', undefined, 'LOTT'],
  ['/lott', 'BH', 'LOTT'],
  ['/lott', 'ELOTT', 'ELOTT'],
  ['/lott', 'gone', 'LOTT'],
  ['/games', 'JL', undefined],
])('in %s, the list of %s is asked for %s', (path, vendor, type) => {
  expect(typeFor(lobby(path), vendor, lanes)).toBe(type)
})

test.each([
  ['/rng', undefined, 826],
  ['/rng', 'PP', 612],
  ['/lott', undefined, 132],
  ['/lott', 'ELOTT', 2],
  ['/jili', 'JL', 214],
  ['/cockfight', 'DS88', 60],
  ['/fish', undefined, undefined],
  ['/fish', 'DP', 74],
  ['/rng', 'gone', undefined],
])('the lobby at %s, with the vendor %s, has %s games', (path, vendor, count) => {
  expect(countOf(lobby(path), vendor, lanes)).toBe(count)
})

test('the table lobby shows no number of games', () => {
  expect(countOf(lobbyOf('/live', new URLSearchParams('type=table')), undefined, lanes)).toBeUndefined()
})

test('[NAV-04] a lane of tables is the choice in their lobby, and counts nowhere else', () => {
  const cards = [
    { vassalage: 'AL', gameType: 'LIVE', displayName: 'AL', smallIcon: '', gameCount: 9 },
    { vassalage: 'BT', gameType: 'LIVE', displayName: 'BT', smallIcon: '', gameCount: 4 },
  ]
  const table = { vassalage: 'AL', gameType: 'TABLE', displayName: 'AL', smallIcon: '', gameCount: 2 }
  const withTables = [
    { title: 'Live', cards },
    { title: 'Tables', cards: [table] },
  ]
  const at = (path: string, query = '') => lobbyOf(path, new URLSearchParams(query))
  const tables = at('/live', 'type=table')
  expect(vendorsOf(tables, withTables).map(({ vassalage }) => vassalage)).toEqual(['AL'])
  expect(typeFor(tables, 'AL', withTables)).toBe('LIVE')
  expect(countOf(at('/games'), undefined, withTables)).toBe(13)
  expect(countOf(at('/live'), 'AL', withTables)).toBe(9)
})
