import { expect, test } from 'vitest'
import { readMessageView, writeMessageView } from './message-view.ts'

const first = { tab: 'messages', filter: undefined, page: 1, open: undefined }

test.each([
  ['', first],
  ['tab=notices', { ...first, tab: 'notices' }],
  ['filter=unread&page=3&open=12', { ...first, filter: 'unread', page: 3, open: '12' }],
  ['tab=x&filter=<b>&page=-1', first],
  ['page=1.5', first],
])('[MBR-12] the address "%s" shows %j', (search, view) => {
  expect(readMessageView(new URLSearchParams(search))).toEqual(view)
})

test.each([
  ['page=3&open=12', { filter: 'unread' }, 'filter=unread'],
  ['filter=unread&page=3', { filter: undefined }, ''],
  ['page=3&open=12', { page: 2 }, 'page=2'],
  ['page=3', { open: '7' }, 'page=3&open=7'],
  ['page=3&open=7', { open: undefined }, 'page=3'],
  ['filter=money&x=1', { tab: 'notices' }, 'filter=money&x=1&tab=notices'],
] as const)('[MBR-12] "%s" with %j becomes "%s"', (search, change, expected) => {
  expect(String(writeMessageView(new URLSearchParams(search), change))).toBe(expected)
})
