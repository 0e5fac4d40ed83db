import { expect, test } from 'vitest'
import { clampOffset } from './clamp-offset.ts'

const view = { width: 1000, height: 800 }
const middle = { left: 300, top: 250, width: 400, height: 300 }

test.each([
  ['inside', { x: 40, y: -30 }, { x: 40, y: -30 }],
  ['past the start', { x: -900, y: -900 }, { x: -300, y: -250 }],
  ['past the end', { x: 900, y: 900 }, { x: 300, y: 250 }],
  ['past one edge only', { x: 10, y: 900 }, { x: 10, y: 250 }],
])('[DLG-02] a panel moved %s', (_, to, expected) => {
  expect(clampOffset(to, { x: 0, y: 0 }, middle, view)).toEqual(expected)
})

test('[DLG-02] a panel that was moved before is kept in the window, counted from its layout position', () => {
  const moved = { ...middle, left: middle.left + 100 }
  expect(clampOffset({ x: 900, y: 0 }, { x: 100, y: 0 }, moved, view)).toEqual({ x: 300, y: 0 })
})

test('[DLG-02] a moved panel comes back into a window that shrinks', () => {
  const moved = { ...middle, left: 600 }
  expect(clampOffset({ x: 300, y: 0 }, { x: 300, y: 0 }, moved, { width: 800, height: 800 })).toEqual({
    x: 100,
    y: 0,
  })
})

test('[DLG-02] a panel larger than the window keeps its head in the window', () => {
  const large = { left: 24, top: 24, width: 600, height: 900 }
  expect(clampOffset({ x: 0, y: -500 }, { x: 0, y: 0 }, large, { width: 500, height: 400 })).toEqual({
    x: -24,
    y: -24,
  })
})
