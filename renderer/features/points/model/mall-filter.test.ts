import { expect, test } from 'vitest'
import { filterItems, filterOf, filtersFor } from './mall-filter.ts'

const items = [
  { kind: 'bonus', points: 2500 },
  { kind: 'spins', points: 4800 },
  { kind: 'phone', points: 620_000 },
] as const

test.each([
  ['all', undefined, ['bonus', 'spins', 'phone']],
  ['bonus', undefined, ['bonus', 'spins']],
  ['things', undefined, ['phone']],
  ['within', 4800, ['bonus', 'spins']],
  ['within', 0, []],
] as const)('[PTS-01] the filter %s with %s points shows %j', (filter, balance, kinds) => {
  expect(filterItems(items, filter, balance).map(({ kind }) => kind)).toEqual(kinds)
})

test('[PTS-01] only a member can filter by rewards within their points', () => {
  expect(filtersFor(undefined)).not.toContain('within')
  expect(filtersFor(0)).toContain('within')
  expect(filterOf('within', undefined)).toBe('all')
  expect(filterOf('<script>', 5)).toBe('all')
  expect(filterOf('within', 5)).toBe('within')
})
