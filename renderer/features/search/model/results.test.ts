import { expect, test } from 'vitest'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { type Place, resultsOf, stepTo, type VendorEntry } from './results.ts'

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
const place = (name: string): Place => ({ id: name, name, note: 'Page', icon: null, go() {} })
const none = { search: '', known: [], recent: [], listed: [], vendors: [], places: [] }

const outline = (sources: Partial<Parameters<typeof resultsOf>[0]>) =>
  resultsOf({ ...none, ...sources }).sections.map(({ name, results }) => [
    name,
    ...results.map(({ id }) => id),
  ])

const known = [game('Golden Carabao'), game('Carabao Run'), game('Manila Nights')]

test('[LST-13] before the first key stand the games played last, popular ones for whoever has played none', () => {
  const recent = [game('Siete Fuego')]
  const places = [place('Help')]
  expect(outline({ known, recent, places })).toEqual([
    ['recent', 'game-Siete Fuego'],
    ['places', 'place-Help'],
  ])
  expect(outline({ known, search: '   ' })).toEqual([
    ['popular', 'game-Golden Carabao', 'game-Carabao Run', 'game-Manila Nights'],
  ])
  expect(outline({})).toEqual([])
})

test('[LST-13] games, vendors and pages answer, and the lobby with all of them stands last', () => {
  const vendors = [vendor('Carabao Studio'), vendor('Kidlat')]
  const places = [place('Carabao help'), place('Promotions')]
  expect(outline({ known, vendors, places, search: 'carabao' })).toEqual([
    ['games', 'game-Carabao Run', 'game-Golden Carabao'],
    ['vendors', 'vendor-Carabao Studio'],
    ['places', 'place-Carabao help', 'all'],
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
  ])
})

test.each(['x'.repeat(200), '🎰', '<q>', '%'])('%s finds nothing but the way to the lobby', (search) => {
  expect(outline({ known, search })).toEqual([['places', 'all']])
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
