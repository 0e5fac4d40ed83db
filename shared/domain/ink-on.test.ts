import { expect, test } from 'vitest'
import { inkOn } from './ink-on.ts'

test.each([
  ['#1f1b3a', 'light'],
  ['#000000', 'light'],
  ['#12351f', 'light'],
  ['#b3261e', 'light'],
  ['#ffffff', 'dark'],
  ['#ffb12e', 'dark'],
  ['#FFD400', 'dark'],
  ['#7fd1c7', 'dark'],
] as const)('[CHT-01] words on %s are %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink)
})
