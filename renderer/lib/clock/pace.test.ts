import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as pace from './pace.ts'

const start = 1_700_000_000_000

beforeEach(() => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(start)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Milliseconds until a query asks again that was answered, and looks at the time, so long after the page's start. */
function pauseOf(every: number, answered: number | undefined, now: number): number {
  vi.setSystemTime(start + now)
  const dataUpdatedAt = answered === undefined ? 0 : start + answered
  return pace.inStep(every)({ state: { dataUpdatedAt, errorUpdatedAt: 0 } })
}

test.each([
  // [rate, answered, now, pause]
  [pace.live, 4000, 4000, 11_000],
  [pace.closed, 4000, 4000, 26_000],
  [pace.slow, 4000, 4000, 56_000],
  [pace.live, 15_000, 15_000, 15_000],
  // So soon before the common beat, the next one is taken.
  [pace.live, 14_000, 14_000, 16_000],
  // Not answered yet, and overdue: the next beat.
  [pace.live, undefined, 2000, 13_000],
  [pace.live, 1000, 40_000, 5000],
  // Drawn again just before or after the beat: a short pause, but none that a hidden page would repeat without rest.
  [pace.live, 1000, 14_999.9, 100],
  [pace.live, 1000, 15_010, 100],
])(
  '[PERF-01] at a pace of %i ms, answered after %s and asked after %i, a query waits for %i ms',
  (every, answered, now, pause) => {
    expect(pauseOf(every, answered, now)).toBe(pause)
  },
)

test('[PERF-01] a watched query fetches at the same moment however often its page renders', () => {
  const moments = [1000, 5000, 12_500, 14_900].map((now) => now + pauseOf(pace.live, 1000, now))
  expect(new Set(moments)).toEqual(new Set([15_000]))
})

test('[PERF-01] queries of the same pace fetch together', () => {
  const beatsOf = (every: number, begin: number) => {
    const beats: number[] = []
    for (let now = begin; beats.length < 4; ) {
      now += pauseOf(every, now, now)
      beats.push(now)
    }
    return beats
  }
  const all = [beatsOf(pace.live, 1200), beatsOf(pace.closed, 3300), beatsOf(pace.slow, 7400)].flat()
  expect(all.filter((beat) => beat % pace.live !== 0)).toEqual([])
})
