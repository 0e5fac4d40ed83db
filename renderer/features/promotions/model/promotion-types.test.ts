import { expect, test } from 'vitest'
import { chosenType, countTypes, ofType, typeChoices } from './promotion-types.ts'

const some = [{ type: 'rebate' }, { type: 'fish' }, { type: 'rebate' }, { type: 'moonshine' }]

test('[PRO-01] the kinds are those of the specification, all of them first', () => {
  expect(typeChoices).toEqual([
    'all',
    'sports',
    'live',
    'slots',
    'card',
    'fish',
    'lotto',
    'rebate',
    'pointsMall',
    'ranking',
    'deposit',
    'appDownload',
    'newbie',
    'other',
  ])
})

test('[PRO-01] each kind has its count; one that nobody knows counts as other', () => {
  expect(countTypes(some)).toMatchObject({ all: 4, rebate: 2, fish: 1, other: 1, lotto: 0 })
  expect(ofType(some, 'rebate')).toHaveLength(2)
  expect(ofType(some, 'other')).toEqual([{ type: 'moonshine' }])
})

test.each([
  ['fish', 'fish'],
  [null, 'all'],
  ['', 'all'],
  ['<script>', 'all'],
  ['FISH', 'all'],
])('[PRO-01] the address asks for %j: %s', (asked, choice) => {
  expect(chosenType(asked)).toBe(choice)
})
