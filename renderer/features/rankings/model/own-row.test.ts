import { expect, test } from 'vitest'
import { isOwnRow } from './own-row.ts'

const row = (place: number, customerName: string) => ({ place, customerName })
const players = [row(1, 'an***a'), row(2, 'be***n'), row(2, 'ju***n'), row(4, 'ma***a')]
const owned = (own: { place: number | null; customerName: string } | undefined) =>
  players.filter((one) => isOwnRow(one, players, own)).map(({ customerName }) => customerName)

test.each([
  ['a visitor', undefined, []],
  ['a member without a place', { place: null, customerName: 'ju***n' }, []],
  ['a member below the twenty', { place: 31, customerName: 'ju***n' }, []],
  ['a place of one’s own, whatever the name is shortened to', { place: 1, customerName: 'anna' }, ['an***a']],
  ['a place that two share', { place: 2, customerName: 'ju***n' }, ['ju***n']],
  ['a shared place under another name', { place: 2, customerName: 'juan' }, []],
])('[RNK-01] the own row of a ranking: %s', (_, own, expected) => {
  expect(owned(own)).toEqual(expected)
})
