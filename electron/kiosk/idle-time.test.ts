import { expect, test } from 'vitest'
import { createIdleTime } from './idle-time.ts'

test('[DSK-08] the idle time is the system’s, or the time since the last input where the system has none', () => {
  let time = 0
  let system = 0
  const idle = createIdleTime(
    () => system,
    () => time,
  )
  time = 90_500
  expect(idle.seconds()).toBe(90)
  idle.touched()
  time += 61_000
  expect(idle.seconds()).toBe(61)
  system = 5
  expect(idle.seconds()).toBe(5)
  system = 0
  expect(idle.seconds()).toBe(0)
})
