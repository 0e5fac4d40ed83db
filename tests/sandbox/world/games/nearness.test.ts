import { expect, test } from 'vitest'
import { nearness } from './nearness.ts'

test.each([
  ['golden', 'golden', 0],
  ['gold', 'golden', 0.5],
  ['glod', 'gold', 1],
  ['goldn', 'golden', 1],
  ['holden', 'golden', 1],
  ['carabaaw', 'carabao', 2],
  ['carabow', 'carabao', undefined],
  ['carabau', 'carabao', 1],
  ['gollden', 'golden', 1],
  ['cab', 'cub', undefined],
  ['crab', 'carabao', 1.5],
  ['ab', 'cub', undefined],
  ['zzzz', 'zone', undefined],
  ['goldened', 'golden', 2],
  ['goldenest', 'gold', undefined],
  ['', 'gold', 0.5],
  ['x'.repeat(200), 'xenon', undefined],
])('[LST-13] "%s" is %s by %d steps', (typed, word, steps) => {
  expect(nearness(typed, word)).toBe(steps)
})
