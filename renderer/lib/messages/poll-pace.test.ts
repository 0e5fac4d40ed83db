import { expect, test } from 'vitest'
import { createPace } from './poll-pace.ts'

test('[MBR-12] polls that bring no change become rarer, up to five minutes apart', () => {
  const { pause } = createPace()
  expect([1, 2, 3, 4, 5, 6, 7].map((looks) => pause(looks, 3) / 1000)).toEqual([
    30, 60, 120, 240, 300, 300, 300,
  ])
})

test('[MBR-12] the same poll counts once, and a changed number resets the pace', () => {
  const { pause } = createPace()
  pause(1, 3)
  expect([pause(2, 3), pause(2, 3), pause(3, 4)]).toEqual([60_000, 60_000, 30_000])
})

test('[MBR-12] activity of the player resets the pace of the polls', () => {
  const { pause, active } = createPace()
  expect(active()).toBe(false)
  pause(1, 3)
  pause(2, 3)
  expect(active()).toBe(true)
  expect(pause(2, 3)).toBe(30_000)
})
