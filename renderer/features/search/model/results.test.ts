import { expect, test } from 'vitest'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { Destination } from './destinations.ts'
import { resultsOf, stepTo, type VendorEntry } from './results.ts'

const game = (gameName: string, nodeId = gameName): Game => ({
  nodeId,
  gameName,
  vassalage: 'JL',
  gameType: 'RNG',
  gameCode: nodeId,
  icon: '/g.svg',
})
const vendor = (name: string): VendorEntry => ({
  code: name,
  name,
  icon: '/v.svg',
  to: '/rng',
  note: 'Slots',
})
const place = (name: string): Destination => ({ id: name, names: [name], icon: null, go() {} })
const places = (groups: Record<string, Destination[]> = {}) => ({
  pages: [],
  promotions: [],
  settings: [],
  ...groups,
})
const none: Parameters<typeof resultsOf>[0] = {
  search: '',
  known: [],
  recent: [],
  listed: [],
  vendors: [],
  places: places(),
  states: { games: 'done', promotions: 'done' },
}

const outline = (sources: Partial<Parameters<typeof resultsOf>[0]>) =>
  resultsOf({ ...none, ...sources }).sections.map(({ name, results }) => [
    name,
    ...results.map(({ id }) => id),
  ])

const known = [game('Golden Carabao'), game('Carabao Run'), game('Manila Nights')]

test('[LST-13] before the first key stand the games played last, popular ones for whoever has played none', () => {
  const recent = [game('Siete Fuego')]
  expect(outline({ known, recent, places: places({ pages: [place('Help')] }) })).toEqual([
    ['recent', 'game-Siete Fuego'],
    ['pages', 'pages-Help'],
  ])
  expect(outline({ known, search: '   ' })).toEqual([
    ['popular', 'game-Golden Carabao', 'game-Carabao Run', 'game-Manila Nights'],
  ])
  expect(outline({})).toEqual([])
})

test('[LST-13] games, vendors, pages, promotions and settings answer, each in a group', () => {
  const found = outline({
    known,
    vendors: [vendor('Carabao Studio'), vendor('Kidlat')],
    places: {
      pages: [place('Carabao help'), place('Promotions')],
      promotions: [place('Carabao Week')],
      settings: [place('Carabao theme')],
    },
    search: 'carabao',
  })
  expect(found).toEqual([
    ['games', 'game-Carabao Run', 'game-Golden Carabao', 'all'],
    ['vendors', 'vendor-Carabao Studio'],
    ['pages', 'pages-Carabao help'],
    ['promotions', 'promotions-Carabao Week'],
    ['settings', 'settings-Carabao theme'],
  ])
})

test('[LST-13] a group with a name as typed stands before similar names, the way to the lobby after all found', () => {
  const both = places({ pages: [place('Deposit')], settings: [place('Mango limits')] })
  expect(outline({ known: [game('Mengo')], places: both, search: 'mango' })).toEqual([
    ['settings', 'settings-Mango limits'],
    ['games', 'game-Mengo', 'all'],
  ])
  expect(outline({ listed: [game('Kalabaw')], places: both, search: 'depost' })).toEqual([
    ['pages', 'pages-Deposit'],
    ['games', 'game-Kalabaw', 'all'],
  ])
})

test('[LST-13] what failed offers another try where it would stand, what is awaited says so, and neither counts', () => {
  const pages = places({ pages: [place('Deposit')] })
  const failed = { ...none, places: pages, states: { games: 'failed', promotions: 'failed' } } as const
  expect(outline({ ...failed, search: 'deposit' })).toEqual([
    ['pages', 'pages-Deposit'],
    ['games', 'retry-games', 'all'],
    ['promotions', 'retry-promotions'],
  ])
  expect(resultsOf({ ...failed, search: 'deposit' }).count).toBe(1)
  expect(outline(failed)).toEqual([
    ['popular', 'retry-games'],
    ['pages', 'pages-Deposit'],
  ])
  const slow = { ...failed, states: { games: 'pending', promotions: 'pending' } } as const
  const { sections } = resultsOf({ ...slow, search: 'deposit' })
  expect(sections.map(({ name, waiting }) => [name, waiting])).toEqual([
    ['pages', false],
    ['games', true],
    ['promotions', true],
  ])
})

test('[LST-13] a typing error is forgiven and said, a name found as typed is not mixed with guesses', () => {
  const results = resultsOf({ ...none, known, search: 'caribao' })
  expect(results).toMatchObject({ count: 2, guessed: true })
  expect(resultsOf({ ...none, known, search: 'carabao' })).toMatchObject({ count: 2, guessed: false })
  expect(resultsOf({ ...none, known, search: 'zzzz' })).toMatchObject({ count: 0, guessed: true })
})

test('what the gateway found joins in once, after what is found by name here', () => {
  const listed = [game('Carabao Run'), game('Kalabaw Gold'), game('Carabao Fields')]
  expect(outline({ known, listed, search: 'carabao' })[0]).toEqual([
    'games',
    'game-Carabao Run',
    'game-Carabao Fields',
    'game-Golden Carabao',
    'game-Kalabaw Gold',
    'all',
  ])
})

test.each(['x'.repeat(200), '🎰', '<q>', '%'])('%s finds nothing but the way to the lobby', (search) => {
  expect(outline({ known, search })).toEqual([['games', 'all']])
})

test.each([
  [undefined, 1, 'game-1'],
  ['game-1', 1, 'game-2'],
  ['game-2', 1, 'game-1'],
  ['game-1', -1, 'game-2'],
  [undefined, -1, 'game-2'],
  ['gone', 1, 'game-1'],
] as const)('[LST-13] from %s the arrow %i goes to %s', (active, step, expected) => {
  const results = ['1', '2'].map(
    (id) => ({ kind: 'game', id: `game-${id}`, game: game(id), marks: [] }) as const,
  )
  expect(stepTo(results, active, step)).toBe(expected)
  expect(stepTo([], active, step)).toBeUndefined()
})
