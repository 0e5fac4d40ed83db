import { expect, test } from 'vitest'
import { mayMove } from './autoplay.ts'

const calm = { banners: 3, hovered: false, focused: false, hidden: false, reduced: false }

test.each([
  [{}, true],
  [{ banners: 2 }, true],
  [{ banners: 1 }, false],
  [{ banners: 0 }, false],
  [{ hovered: true }, false],
  [{ focused: true }, false],
  [{ hidden: true }, false],
  [{ reduced: true }, false],
])('[LAY-04] with %j banners move by themselves: %s', (change, moves) => {
  expect(mayMove({ ...calm, ...change })).toBe(moves)
})
