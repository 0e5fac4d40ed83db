import { expect, test } from 'vitest'
import { type Amount, parseAmount } from '#shared/domain/money.ts'
import { checkLimit, effectOf, readLimit } from './check-limit.ts'

const amount = (text: string): Amount => {
  const parsed = parseAmount(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

test.each([
  ['deposit', 'day', '', 'required', undefined],
  ['deposit', 'day', 'lots', 'format', undefined],
  ['deposit', 'day', '0.99', 'range', undefined],
  ['deposit', 'day', '10,000,000.01', 'range', undefined],
  ['loss', 'week', '₱ 5,000', undefined, '5000.00'],
  ['time', 'day', ' ', 'required', undefined],
  ['time', 'day', '1.5', 'minutes', undefined],
  ['time', 'day', '0', 'minutes', undefined],
  ['time', 'day', '1441', 'minutes', undefined],
  ['time', 'week', '1441', undefined, '1441.00'],
  ['time', 'month', '44641', 'minutes', undefined],
] as const)('[RSG-02] a %s limit per %s of "%s"', (kind, period, text, fault, value) => {
  expect(checkLimit(kind, period, text)).toBe(fault)
  expect(readLimit(kind, period, text)).toBe(value)
})

test.each([
  [null, '0', '100', { kind: 'now', stops: false }],
  [null, '100', '100', { kind: 'now', stops: true }],
  ['200', '50', '100', { kind: 'now', stops: false }],
  ['200', '50', '300', { kind: 'later', old: '200.00' }],
  ['200', '50', null, { kind: 'later', old: '200.00' }],
  ['200', '50', '200.00', { kind: 'same' }],
])('[RSG-02] of a limit of %s with %s used, saving %s', (own, used, wanted, effect) => {
  const limit = { own: own === null ? null : amount(own), used: amount(used) }
  expect(effectOf(limit, wanted === null ? null : amount(wanted))).toEqual(effect)
})
