import { expect, test } from 'vitest'
import { changeChoice, filterCount, noFilters, readChoice, writeChoice } from './choice.ts'
import { lobbyOf } from './lobby.ts'

const nothing = new URLSearchParams()
const slots = lobbyOf('/rng', nothing)
const unchosen = { vendor: undefined, list: 'all', search: '', ...noFilters } as const

test.each([
  ['', {}],
  ['vassalage=PP', { vendor: 'PP' }],
  ['type=hot', { list: 'hot' }],
  ['type=vassalage&vassalage=JL', { vendor: 'JL' }],
  ['page=PP', { vendor: 'PP' }],
  ['page=hot', { list: 'hot' }],
  ['page=hot&type=recent', { list: 'recent' }],
  ['search=%20mango%20', { search: 'mango' }],
  ['classify=JP&minBet=0.1', { jackpot: true, minBet: '0.1' }],
  ['volatility=low&rtp=97&feature=bonusBuy', { volatility: 'low', minRtp: '97', feature: 'bonusBuy' }],
  ['volatility=%3Cb%3E&rtp=9e9&feature=', {}],
  ['classify=XX&minBet=7&type=none', {}],
  ['vassalage=%3Cscript%3E', {}],
  [`vassalage=${'P'.repeat(41)}&type=__proto__&minBet=constructor&page=..%2F..%2F`, {}],
  ['search=%20%20&vassalage=&type=&classify=', {}],
  [`search=${'m'.repeat(200)}`, { search: 'm'.repeat(100) }],
  ['search=%F0%9F%A5%AD', { search: '🥭' }],
  [`search=m${'%F0%9F%A5%AD'.repeat(60)}`, { search: `m${'🥭'.repeat(49)}` }],
] as const)('[LST-01, LST-02, RT-06] the address ?%s chooses %j', (query, chosen) => {
  expect(readChoice(new URLSearchParams(query), slots)).toEqual({ ...unchosen, ...chosen })
})

test("a vendor's own lobby has no other vendor", () => {
  const jili = lobbyOf('/jili', nothing)
  expect(readChoice(new URLSearchParams('vassalage=PP'), jili).vendor).toBe('JL')
  expect(writeChoice(nothing, { ...unchosen, vendor: 'JL' }, jili).toString()).toBe('')
})

const narrowed = {
  vendor: 'PP',
  list: 'hot',
  search: 'gold',
  jackpot: true,
  minBet: '0.5',
  volatility: 'high',
  minRtp: '96.5',
  feature: 'crash',
} as const

test.each([
  [{ vendor: 'JL' }, { ...unchosen, vendor: 'JL', list: 'hot' }],
  [{ vendor: undefined }, { ...unchosen, list: 'hot' }],
  [{ list: 'all' }, { ...unchosen, vendor: 'PP' }],
  [{ search: 'mango' }, { ...narrowed, search: 'mango' }],
  [{ jackpot: false }, { ...narrowed, jackpot: false }],
  [{ minBet: undefined }, { ...narrowed, minBet: undefined }],
] as const)('[LST-06] the change %j begins anew only with a vendor or a list', (change, expected) => {
  expect(changeChoice(narrowed, change)).toEqual(expected)
})

test('[LST-03] a choice is in the address, and read back from there as it was', () => {
  const query = writeChoice(new URLSearchParams('games=rng&page=hot'), narrowed, slots)
  expect(query.toString()).toBe(
    'games=rng&vassalage=PP&type=hot&search=gold&classify=JP&minBet=0.5&volatility=high&rtp=96.5&feature=crash',
  )
  expect(readChoice(query, slots)).toEqual(narrowed)
  expect(writeChoice(query, unchosen, slots).toString()).toBe('games=rng')
})

test('the table part of live stays the table part', () => {
  const query = new URLSearchParams('type=table&vassalage=AL')
  const tables = lobbyOf('/live', query)
  const choice = readChoice(query, tables)
  expect(choice).toEqual({ ...unchosen, vendor: 'AL' })
  expect(writeChoice(query, { ...choice, vendor: 'BT' }, tables).toString()).toBe('type=table&vassalage=BT')
})

test('[LST-04] filters are counted, the search is not one of them', () => {
  expect(filterCount(unchosen)).toBe(0)
  expect(filterCount({ ...unchosen, search: 'gold' })).toBe(0)
  expect(filterCount(narrowed)).toBe(5)
})
