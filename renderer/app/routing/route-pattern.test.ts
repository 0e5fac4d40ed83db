import { expect, test } from 'vitest'
import { routePattern } from './route-pattern.ts'

test.each([
  ['/', '/'],
  ['/rng', '/rng'],
  ['/RNG/', '/rng'],
  ['/game', '/game'],
  ['/juan@mail.example', '/*'],
  ['/rng/juan', '/*'],
  ['//evil.example', '/*'],
])('[BOOT-09] %s is counted as %s', (pathname, pattern) => {
  expect(routePattern(pathname)).toBe(pattern)
})
