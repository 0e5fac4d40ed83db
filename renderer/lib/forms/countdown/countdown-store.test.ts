import { describe, expect, test } from 'vitest'
import { countdownSeconds, secondsLeft } from './countdown-store.ts'
import { formatCountdown } from './use-countdown.ts'

describe('[SMS-01] the countdown lasts as many minutes as the gateway says', () => {
  test.each([
    [1, 60],
    [3, 180],
    [0.5, 30],
    [undefined, 60],
    [0, 60],
    [-2, 60],
    [Number.NaN, 60],
    [Number.POSITIVE_INFINITY, 60],
    [1e9, 3600],
  ])('%s minutes are %i seconds', (minutes, seconds) => {
    expect(countdownSeconds(minutes)).toBe(seconds)
  })
})

describe('[SMS-01] what is left of it', () => {
  const from = 1_700_000_000_000
  test.each<[string, { from: number; to: number } | undefined, number, number]>([
    ['none', undefined, from, 0],
    ['just begun', { from, to: from + 60_000 }, from, 60],
    ['a part of a second counts', { from, to: from + 60_000 }, from + 17_001, 43],
    ['over', { from, to: from + 60_000 }, from + 60_000, 0],
    ['long over', { from, to: from + 60_000 }, from + 9e9, 0],
    ['a clock that was set back', { from, to: from + 60_000 }, from - 1, 0],
    ['longer than any can be', { from, to: from + 9e12 }, from + 1, 0],
    ['backwards', { from, to: from - 60_000 }, from + 1, 0],
  ])('%s', (_, run, now, seconds) => {
    expect(secondsLeft(run, now)).toBe(seconds)
  })
})

test.each([
  [42, '0:42'],
  [60, '1:00'],
  [3599, '59:59'],
])('%i seconds read as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
