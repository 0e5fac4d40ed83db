import { expect, test } from 'vitest'
import { noticesOnPage, pageCount, pageOfNotice, pagesAround } from './notice-pages.ts'

test.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 2],
  [27, 3],
])('%i notices fill %i pages of nine', (notices, pages) => {
  expect(pageCount(notices)).toBe(pages)
})

test.each([
  [0, 0],
  [8, 0],
  [9, 1],
  [26, 2],
])('the notice at %i is on page %i', (index, page) => {
  expect(pageOfNotice(index)).toBe(page)
})

test('a page lists nine titles with their place in the list, the last one what is left', () => {
  const notices = Array.from({ length: 11 }, (_, index) => `n${index}`)
  expect(noticesOnPage(notices, 0)).toHaveLength(9)
  expect(noticesOnPage(notices, 1)).toEqual([
    { notice: 'n9', index: 9 },
    { notice: 'n10', index: 10 },
  ])
})

test.each([
  [0, 3, [0, 1, 2]],
  [0, 40, [0, 1, 2, 3, 4]],
  [20, 40, [18, 19, 20, 21, 22]],
  [39, 40, [35, 36, 37, 38, 39]],
])('at page %i of %i one chooses among %j', (page, count, pages) => {
  expect(pagesAround(page, count)).toEqual(pages)
})
