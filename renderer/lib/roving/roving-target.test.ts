import { expect, test } from 'vitest'
import { rovingTarget } from './roving-target.ts'

test.each([
  ['ArrowDown', 0, 20, 'vertical', 1],
  ['ArrowDown', 19, 20, 'vertical', 0],
  ['ArrowUp', 0, 20, 'vertical', 19],
  ['ArrowRight', 3, 12, 'horizontal', 4],
  ['ArrowLeft', 0, 12, 'horizontal', 11],
  ['Home', 7, 12, 'horizontal', 0],
  ['End', 7, 12, 'vertical', 11],
  ['ArrowRight', 0, 20, 'vertical', undefined],
  ['ArrowDown', 0, 12, 'horizontal', undefined],
  ['Enter', 0, 12, 'horizontal', undefined],
  ['toString', 0, 12, 'horizontal', undefined],
  ['Home', 0, 0, 'horizontal', undefined],
] as const)('%s at %i of %i, %s, moves to %s', (key, current, count, axis, target) => {
  expect(rovingTarget(key, current, count, axis)).toBe(target)
})
