import { expect, test } from 'vitest'
import { tabTarget } from './tab-target.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowRight', -1, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s from tab %i of three leads to %s', (key, current, expected) => {
  expect(tabTarget(key, current, 3)).toBe(expected)
})
