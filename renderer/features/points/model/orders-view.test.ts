import { expect, test } from 'vitest'
import { ordersSearch, readOrdersView, tabOf } from './orders-view.ts'

test.each([
  ['', true, 'mall'],
  ['tab=orders', true, 'orders'],
  ['tab=convert', true, 'convert'],
  ['tab=nonsense', true, 'mall'],
  ['tab=orders', false, 'mall'],
])('[PTS-01] "%s" for a member: %s opens %s', (search, member, tab) => {
  expect(tabOf(new URLSearchParams(search), member)).toBe(tab)
})

test.each([
  ['', { state: undefined, page: 1 }],
  ['state=rejected&page=3', { state: 'rejected', page: 3 }],
  ['state=lost&page=0', { state: undefined, page: 1 }],
] as const)('[PTS-01] the orders of "%s" are %j, and back', (search, view) => {
  expect(readOrdersView(new URLSearchParams(search))).toEqual(view)
  expect(readOrdersView(new URLSearchParams(ordersSearch(view)))).toEqual(view)
})
