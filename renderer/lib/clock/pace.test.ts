import { afterEach, expect, test, vi } from 'vitest'
import * as pace from './pace.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  // [milliseconds since the page's start, rate, pause]
  [0, pace.live, 15_000],
  [4000, pace.live, 11_000],
  [4000, pace.closed, 26_000],
  [4000, pace.slow, 56_000],
  // Just before the common beat the next one is taken.
  [14_000, pace.live, 16_000],
  [15_000, pace.live, 15_000],
])('[PERF-01] %i ms after the start what is asked every %i ms waits for %i ms', (now, every, pause) => {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  expect(pace.inStep(every)).toBe(pause)
})

test('[PERF-01] what is watched together asks together', () => {
  const clock = vi.spyOn(performance, 'now')
  const beatsOf = (every: number, begin: number) => {
    const beats: number[] = []
    for (let now = begin; beats.length < 4; ) {
      clock.mockReturnValue(now)
      now += pace.inStep(every)
      beats.push(now)
    }
    return beats
  }
  const all = [beatsOf(pace.live, 1200), beatsOf(pace.closed, 3300), beatsOf(pace.slow, 7400)].flat()
  expect(all.filter((beat) => beat % pace.live !== 0)).toEqual([])
})
