import { expect, test } from 'vitest'
import { barKind, isMoment, noticesOf } from './notice.ts'

const notice = (id: number, createTime: number) => ({ id, title: `n${id}`, content: '', createTime })
const all = {
  player: [notice(1, 30), notice(2, 10)],
  promotion: [notice(3, 20)],
  banners: [],
  popup: [notice(4, 40)],
}
const ids = (notices: readonly { id: string | number }[]) => notices.map(({ id }) => id)

test('[NOT-03] the page has the notices of all lists, newest first, or those of one', () => {
  expect(ids(noticesOf(all, undefined))).toEqual([4, 1, 3, 2])
  expect(ids(noticesOf(all, 'player'))).toEqual([1, 2])
  expect(ids(noticesOf(all, 'banners'))).toEqual([])
  expect(noticesOf(all, 'promotion')[0]?.kind).toBe('promotion')
})

test.each([
  ['/', 'player'],
  ['/rng', 'player'],
  ['/promotions', 'promotion'],
  ['/promoDetail', 'promotion'],
] as const)('[NOT-03] the bar above %s shows the list %s', (pathname, kind) => {
  expect(barKind(pathname, all)).toBe(kind)
})

test('[NOT-03] above promotions without notices of their own the bar shows what is for all players', () => {
  expect(barKind('/promotions', { ...all, promotion: [] })).toBe('player')
})

test.each([
  [1_780_000_000_000, true],
  [0, true],
  [8.64e15, true],
  [9e15, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a valid time of a notice: %s', (time, is) => {
  expect(isMoment(time)).toBe(is)
})
