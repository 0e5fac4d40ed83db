import { expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 24, [0, 1, 2, 3, 'gapAfter', 23]],
  [2, 24, [0, 1, 2, 3, 'gapAfter', 23]],
  [3, 24, [0, 'gapBefore', 2, 3, 4, 'gapAfter', 23]],
  [12, 24, [0, 'gapBefore', 11, 12, 13, 'gapAfter', 23]],
  [21, 24, [0, 'gapBefore', 20, 21, 22, 23]],
  [23, 24, [0, 'gapBefore', 20, 21, 22, 23]],
])('[MBR-08] the pager at page %i of %i shows %j', (page, count, items) => {
  expect(pageItems(page, count)).toEqual(items)
})
