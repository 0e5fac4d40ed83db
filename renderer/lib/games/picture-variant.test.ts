import { expect, test } from 'vitest'
import { variantPath } from './picture-variant.ts'

test.each([
  ['/games/7.svg', undefined, '/games/7.svg'],
  ['/games/7.svg', 'wide', '/games/7-wide.svg'],
  ['/vendors/JL.svg?v=2', 'dark', '/vendors/JL-dark.svg?v=2'],
  ['/vendors/JL', 'dark', '/vendors/JL-dark'],
] as const)('%s in the cut %s is %s', (path, variant, expected) => {
  expect(variantPath(path, variant)).toBe(expected)
})
