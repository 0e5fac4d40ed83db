import { expect, test } from 'vitest'
import { rowsToDraw } from './rows.ts'

test.each([
  ['the rows in sight and the next', { startIndex: 0, endIndex: 3, count: 100 }, undefined, [0, 1, 2, 3, 4]],
  ['no row after the last', { startIndex: 97, endIndex: 99, count: 100 }, undefined, [97, 98, 99]],
  ['nothing of nothing', { startIndex: 0, endIndex: 0, count: 0 }, undefined, []],
  ['the focused row, far away', { startIndex: 50, endIndex: 51, count: 100 }, 7, [6, 7, 8, 50, 51, 52]],
  ['the row before the focused one', { startIndex: 5, endIndex: 7, count: 100 }, 5, [4, 5, 6, 7, 8]],
  ['no row before the first', { startIndex: 0, endIndex: 1, count: 100 }, 0, [0, 1, 2]],
])('[LST-12] %s', (_, range, focused, expected) => {
  expect(rowsToDraw(range, focused)).toEqual(expected)
})
