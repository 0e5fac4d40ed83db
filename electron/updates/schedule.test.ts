import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpdateSchedule, type UpdateSchedule, updateTimes } from './schedule.ts'

const { first, every, afterWake, rest } = updateTimes
let looks: number[]
let schedule: UpdateSchedule

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  looks = []
  schedule = startUpdateSchedule(() => looks.push(Date.now()))
})
afterEach(() => schedule.stop())

test('[DSK-09] updates are looked for a while after the start, then every few hours', () => {
  vi.advanceTimersByTime(first + 2 * every)
  expect(looks).toEqual([first, first + every, first + 2 * every])
})

test('[DSK-09] a machine that wakes up looks soon, and then every few hours from there', () => {
  vi.advanceTimersByTime(first + rest)
  schedule.woke()
  vi.advanceTimersByTime(afterWake + every)
  expect(looks).toEqual([first, first + rest + afterWake, first + rest + afterWake + every])
})

test('[DSK-09] one that sleeps and wakes without end looks no more often for it', () => {
  vi.advanceTimersByTime(first)
  for (let wakes = 0; wakes < 100; wakes += 1) {
    vi.advanceTimersByTime(rest / 200)
    schedule.woke()
  }
  expect(looks).toEqual([first])
})

test('[DSK-09] after its end nothing is looked for', () => {
  schedule.stop()
  vi.advanceTimersByTime(3 * every)
  expect(looks).toEqual([])
})
