import { expect, test } from 'vitest'
import { fromMinor } from '#shared/domain/money.ts'
import { headlineOf } from './headline.ts'

const amount = fromMinor(5_000_00)

test.each([
  ['a share with a limit', { percent: 100, amount, upTo: false }, { kind: 'money', amount, label: 'most' }],
  ['a share of up to', { percent: 30, amount, upTo: true }, { kind: 'percent', percent: 30, label: 'most' }],
  ['a share', { percent: 5, upTo: false }, { kind: 'percent', percent: 5, label: 'bonus' }],
  ['an amount', { amount, upTo: false }, { kind: 'money', amount, label: 'bonus' }],
  ['points up to', { points: 131_000, upTo: true }, { kind: 'points', points: 131_000, label: 'most' }],
  ['a pool', { amount, upTo: false, amountOf: 'pool' }, { kind: 'money', amount, label: 'pool' }],
  ['an amount for each', { amount, upTo: false, amountOf: 'each' }, { kind: 'money', amount, label: 'both' }],
  ['more points', { pointsTimes: 2, upTo: false }, { kind: 'times', times: 2, label: 'points' }],
  ['no figure', { upTo: false }, undefined],
] as const)('[PRO-01] a promotion of %s is known by its figure', (_, terms, headline) => {
  expect(headlineOf(terms)).toEqual(headline)
})
