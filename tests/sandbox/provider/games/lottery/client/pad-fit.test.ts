import { expect, test } from 'vitest'
import { fitPad, pagesOf } from './pad-fit.ts'

test.each([
  ['digits on a phone', 10, 344, 140, { perPage: 10, columns: 5, rows: 2 }],
  ['digits on a wide page', 10, 620, 140, { perPage: 10, columns: 10, rows: 1 }],
  ['45 balls on a tall phone', 45, 374, 340, { perPage: 45, columns: 7, rows: 7 }],
  ['45 balls on a short phone', 45, 344, 140, { perPage: 10, columns: 5, rows: 2 }],
  ['49 balls on a wide page', 49, 620, 250, { perPage: 49, columns: 10, rows: 5 }],
  ['80 balls on a tall phone', 80, 374, 340, { perPage: 40, columns: 7, rows: 6 }],
  ['80 balls on a wide page', 80, 620, 400, { perPage: 80, columns: 10, rows: 8 }],
  ['no room at all', 80, 20, 20, { perPage: 10, columns: 1, rows: 10 }],
])('[LNCH-08] a pad of %s', (_, count, width, height, fit) => {
  expect(fitPad(count, width, height)).toEqual(fit)
})

test('[LNCH-08] the pages of a pad hold every number once', () => {
  expect(pagesOf(1, 45, 20)).toEqual([
    [1, 20],
    [21, 40],
    [41, 45],
  ])
  expect(pagesOf(0, 10, 10)).toEqual([[0, 9]])
})
