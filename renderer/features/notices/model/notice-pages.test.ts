import { expect, test } from 'vitest'
import { noticesOnPage, pageCount, pageOfNotice } from './notice-pages.ts'

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
