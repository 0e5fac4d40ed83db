import { expect, test } from 'vitest'
import { openingOf, type WindowPosition } from './placement.ts'

const sizes = { first: { width: 1280, height: 800 }, least: { width: 360, height: 600 } }
/** With a taskbar 40 pixels high at the bottom. */
const only = { x: 0, y: 0, width: 1920, height: 1040 }
const left = { x: -1600, y: 100, width: 1600, height: 900 }
const small = { x: 0, y: 25, width: 1024, height: 700 }
const place = (x: number, y: number, width: number, height: number, maximized = false): WindowPosition => ({
  x,
  y,
  width,
  height,
  maximized,
})
const first = { width: 1280, height: 800, maximized: false }

test.each<[string, WindowPosition | null, (typeof only)[], object]>([
  ['nothing kept', null, [only], first],
  ['nothing kept, on a small display', null, [small], { width: 1024, height: 700, maximized: false }],
  ['no display at all', null, [], first],
  ['a place in sight', place(300, 120, 900, 700), [only], place(300, 120, 900, 700)],
  ['maximised', place(300, 120, 900, 700, true), [only], place(300, 120, 900, 700, true)],
  ['on the second display', place(-1500, 200, 900, 700), [only, left], place(-1500, 200, 900, 700)],
  [
    'on a display that has vanished',
    place(-1500, 200, 900, 700, true),
    [only],
    { width: 900, height: 700, maximized: true },
  ],
  ['partly beyond the right edge', place(1700, 200, 900, 700), [only], place(1700, 200, 900, 700)],
  [
    'all but beyond the right edge',
    place(1900, 200, 900, 700),
    [only],
    { width: 900, height: 700, maximized: false },
  ],
  ['with its upper edge a little too high', place(100, -10, 900, 700), [only], place(100, 0, 900, 700)],
  [
    'with its upper edge out of reach',
    place(100, -300, 900, 700),
    [only],
    { width: 900, height: 700, maximized: false },
  ],
  ['below the taskbar', place(100, 1035, 900, 700), [only], { width: 900, height: 700, maximized: false }],
  ['larger than the display', place(0, 25, 5000, 4000), [small], place(0, 25, 1024, 700)],
  [
    'so large that only its far end is in sight',
    place(-4000, 300, 5000, 500),
    [only],
    { width: 1920, height: 600, maximized: false },
  ],
  ['next to nothing', place(10, 10, 1, 1), [only], place(10, 10, 360, 600)],
  ['across two displays, most on one', place(-700, 150, 900, 700), [only, left], place(-700, 150, 900, 700)],
  ['in fractions', place(10.4, 20.6, 900.2, 700.7), [only], place(10, 21, 900, 701)],
])('[DSK-04] a window opens for %s', (_, kept, areas, expected) => {
  expect(openingOf(kept, sizes, areas)).toEqual(expected)
})
