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

test('[DSK-09] a computer that wakes up looks for updates soon, and then every few hours', () => {
  vi.advanceTimersByTime(first + rest)
  schedule.woke()
  vi.advanceTimersByTime(afterWake + every)
  expect(looks).toEqual([first, first + rest + afterWake, first + rest + afterWake + every])
})

test('[DSK-09] a computer that keeps sleeping and waking looks for updates no more often', () => {
  vi.advanceTimersByTime(first)
  for (let wakes = 0; wakes < 100; wakes += 1) {
    vi.advanceTimersByTime(rest / 200)
    schedule.woke()
  }
  expect(looks).toEqual([first])
})

test('[DSK-09] after the schedule is stopped no updates are looked for', () => {
  schedule.stop()
  vi.advanceTimersByTime(3 * every)
  expect(looks).toEqual([])
})
