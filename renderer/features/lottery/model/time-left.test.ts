import { expect, test } from 'vitest'
import { drawPhase, timeLeft, untilNextLook } from './time-left.ts'

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [3_605_000, '1:00:05'],
])('[LOT-01] %i ms are shown as %s', (left, shown) => {
  expect(timeLeft(left)).toBe(shown)
})

test.each([
  [10_000, 4_000, { phase: 'open', left: '0:06' }],
  [10_000, 9_999, { phase: 'open', left: '0:01' }],
  [10_000, 10_000, { phase: 'drawing' }],
  [10_000, 99_000, { phase: 'drawing' }],
] as const)('[LOT-01] a draw that closes at %i stands at %i', (closes, now, phase) => {
  expect(drawPhase(closes, now)).toEqual(phase)
})

test.each([
  [[60_000, 90_000], 30_000, 30_600],
  [[60_000], 60_000, 2_000],
  [[60_000], 500_000, 2_000],
  [[], 0, undefined],
])('[LOT-01] draws at %j, looked at %i, are asked for again in %s ms', (times, now, wait) => {
  expect(untilNextLook(times, now)).toBe(wait)
})
