import { expect, test } from 'vitest'
import type { Vendor } from '#shared/contract/endpoints/games.ts'
import { buildNav, dropdownVendors } from './build-nav.ts'

const card = (vassalage: string, gameType: string, more: Partial<Vendor> = {}): Vendor => ({
  vassalage,
  gameType,
  displayName: `Vendor ${vassalage}`,
  smallIcon: `/v/${vassalage}.svg`,
  ...more,
})

const lane = (title: string, ...cards: Vendor[]) => ({ title, cards })

const all = [
  lane('Sports', card('FB', 'SPORTS'), card('DS88', 'SPORTS')),
  lane('Esports', card('AV', 'ESPORTS')),
  lane('Lottery', card('TCG_SEA', 'LOTT'), card('ELOTT', 'ELOTT')),
  lane('Slots', card('PP', 'RNG', { isHot: 1, gameCount: 612 }), card('JL', 'RNG', { gameCount: 214 })),
  lane('Live', card('AL', 'LIVE')),
  lane('Cards', card('KW', 'PVP'), card('FC', 'PVP')),
  lane('Fishing', card('DP', 'FISH'), card('FC', 'FISH')),
]
const withCockfight = { cockfight: true }

const namesOf = (lanes: typeof all, features = withCockfight) =>
  buildNav(lanes, features).map(({ category }) => category)
const codesOf = (category: string, lanes: typeof all = all, features = withCockfight) =>
  buildNav(lanes, features)
    .find((entry) => entry.category === category)
    ?.vendors.map(({ code }) => code)

test('[NAV-01] categories stand in their order, JILI first, cockfight after sports, esports after lottery', () => {
  expect(namesOf(all)).toEqual([
    'JILI',
    'RNG',
    'LIVE',
    'FISH',
    'PVP',
    'TABLE',
    'BINGO',
    'SPORTS',
    'COCKFIGHT',
    'LOTT',
    'ESPORTS',
  ])
})

test('[NAV-01] categories without vendors do not show', () => {
  expect(namesOf([lane('Slots', card('PP', 'RNG'))])).toEqual(['RNG'])
  expect(namesOf([])).toEqual([])
})

test('[NAV-01] the first category is named by its vendor and leads to its own lobby', () => {
  expect(buildNav(all, withCockfight)[0]).toMatchObject({ vendorName: 'Vendor JL', to: '/jili' })
})

test('[NAV-03] DS88 is taken out of sports into cockfight', () => {
  expect(codesOf('SPORTS')).toEqual(['FB'])
  expect(codesOf('COCKFIGHT')).toEqual(['DS88'])
})

test('[NAV-03] a brand without cockfights shows DS88 nowhere', () => {
  const without = { cockfight: false }
  expect(namesOf(all, without)).not.toContain('COCKFIGHT')
  expect(codesOf('SPORTS', all, without)).toEqual(['FB'])
})

test("[NAV-03] FC's cards show as bingo too, its fish do not", () => {
  expect(codesOf('BINGO')).toEqual(['FC'])
  expect(codesOf('PVP')).toEqual(['KW', 'FC'])
  expect(codesOf('BINGO', [lane('Fishing', card('FC', 'FISH'))])).toBeUndefined()
})

test('tables are a part of live, or a lane of their own where the gateway has one', () => {
  expect(codesOf('TABLE')).toEqual(['AL'])
  expect(codesOf('TABLE', [...all, lane('TABLE', card('BL', 'LIVE'))])).toEqual(['BL'])
  expect(codesOf('LIVE', [...all, lane('TABLE', card('BL', 'LIVE'))])).toEqual(['AL'])
})

test('both kinds of lottery share a category', () => {
  expect(codesOf('LOTT')).toEqual(['TCG_SEA', 'ELOTT'])
})

test("a vendor's entry leads to the category's lobby with the vendor chosen", () => {
  const find = (category: string) => buildNav(all, withCockfight).find((entry) => entry.category === category)
  expect(find('RNG')?.vendors[0]).toEqual({
    code: 'PP',
    name: 'Vendor PP',
    icon: '/v/PP.svg',
    hot: true,
    games: 612,
    to: '/rng?vassalage=PP',
  })
  expect(find('TABLE')?.vendors[0]?.to).toBe('/live?type=table&vassalage=AL')
})

test('a category has a number of games only when every vendor has one', () => {
  const games = (category: string) =>
    buildNav(all, withCockfight).find((entry) => entry.category === category)?.games
  expect(games('RNG')).toBe(826)
  expect(games('LIVE')).toBeUndefined()
})

test.each([
  [0, 0, 0],
  [11, 11, 0],
  [12, 11, 1],
  [18, 11, 7],
])('[NAV-02] of %i vendors a dropdown lists %i and leaves %i to More', (count, shown, more) => {
  const cards = Array.from({ length: count }, (_, index) => card(`V${index}`, 'RNG'))
  const [slots] = buildNav([lane('Slots', ...cards)], withCockfight)
  const listed = slots ? dropdownVendors(slots) : { shown: [], more: 0 }
  expect([listed.shown.length, listed.more]).toEqual([shown, more])
})

test('[NAV-02] a vendor with two kinds of lottery is one card with the games of both, or with no number where one is unknown', () => {
  const lotteries = (first?: number) => [
    lane('Lottery', card('BH', 'LOTT', { gameCount: first }), card('TCG_SEA', 'LOTT', { gameCount: 4 })),
    lane('E-lottery', card('BH', 'ELOTT', { gameCount: 58, isHot: 1 })),
  ]
  const [category] = buildNav(lotteries(130), withCockfight)
  expect(category?.vendors).toMatchObject([
    { code: 'BH', games: 188, hot: true },
    { code: 'TCG_SEA', games: 4, hot: false },
  ])
  expect(category?.games).toBe(192)
  expect(buildNav(lotteries(), withCockfight)[0]?.vendors[0]).toMatchObject({ code: 'BH', games: undefined })
})
