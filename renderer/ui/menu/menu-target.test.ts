import { expect, test } from 'vitest'
import { menuTarget } from './menu-target.ts'

const labels = ['English', 'Filipino', 'Tiếng Việt', 'French']

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['f', 0, 1],
  ['F', 1, 3],
  ['f', 3, 1],
])('%s from entry %i moves to entry %i', (key, current, target) => {
  expect(menuTarget(key, current, labels)).toBe(target)
})

test.each(['Enter', ' ', 'Shift', 'x'])('%j moves nowhere', (key) => {
  expect(menuTarget(key, 0, labels)).toBeUndefined()
})
