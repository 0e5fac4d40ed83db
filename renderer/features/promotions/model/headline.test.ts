import { expect, test } from 'vitest'
import { fromMinor } from '#shared/domain/money.ts'
import { headlineOf } from './headline.ts'

const amount = fromMinor(5_000_00)

test.each([
  ['a share with a limit', { percent: 100, amount, upTo: false }, { kind: 'money', amount, most: true }],
  ['a share of up to', { percent: 30, amount, upTo: true }, { kind: 'percent', percent: 30, most: true }],
  ['a share', { percent: 5, upTo: false }, { kind: 'percent', percent: 5, most: false }],
  ['an amount', { amount, upTo: false }, { kind: 'money', amount, most: false }],
  ['points up to', { points: 131_000, upTo: true }, { kind: 'points', points: 131_000, most: true }],
  ['no figure', { upTo: false }, undefined],
] as const)('[PRO-01] a promotion of %s is known by its figure', (_, terms, headline) => {
  expect(headlineOf(terms)).toEqual(headline)
})
