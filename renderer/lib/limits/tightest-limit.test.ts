import { expect, test } from 'vitest'
import type { PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { tightestLimit } from './tightest-limit.ts'

const money = (text: string) => parseAmount(text) ?? raise()
const raise = (): never => {
  throw new Error('no amount')
}
const orNull = (text: string | null) => (text === null ? null : money(text))
const limit = (
  kind: PlayLimit['kind'],
  period: PlayLimit['period'],
  [own, house, left]: readonly [string | null, string | null, string | null],
): PlayLimit => ({
  kind,
  period,
  own: orNull(own),
  house: orNull(house),
  used: money('0'),
  left: orNull(left),
  resets: { day: 1, week: 2, month: 3 }[period],
  pending: null,
})

test.each([
  ['none is set', [limit('deposit', 'day', [null, null, null])], {}],
  ['only other kinds are', [limit('loss', 'day', ['5', null, '5'])], {}],
  [
    'the least is left of the week',
    [
      limit('deposit', 'day', ['900', null, '900']),
      limit('deposit', 'week', ['1000', null, '100']),
      limit('deposit', 'month', ['9000', null, '901']),
    ],
    { period: 'week', limit: '1000.00', left: '100.00' },
  ],
  [
    'the operator’s is lower',
    [limit('deposit', 'day', ['900', '500', '20'])],
    { period: 'day', limit: '500.00', left: '20.00' },
  ],
  [
    'nothing is left of two',
    [limit('deposit', 'day', ['900', null, '0']), limit('deposit', 'month', ['900', null, '0'])],
    { period: 'month', limit: '900.00', left: '0.00' },
  ],
])('[RSG-02] what the deposit form shows where %s', (_, limits, expected) => {
  const { period, limit: amount, left } = tightestLimit('deposit', limits) ?? {}
  expect({ period, limit: amount, left }).toEqual(expected)
})
