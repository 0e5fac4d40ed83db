import { expect, test } from 'vitest'
import { viewBounds } from './bounds.ts'

const content = { width: 1280, height: 800 }

test.each([
  ['at its place', { x: 0, y: 56, width: 1280, height: 744 }, 1, { x: 0, y: 56, width: 1280, height: 744 }],
  [
    'with the page’s zoom',
    { x: 10, y: 20, width: 400, height: 300 },
    1.5,
    { x: 15, y: 30, width: 600, height: 450 },
  ],
  [
    'cut to the window',
    { x: 1000, y: 700, width: 800, height: 800 },
    1,
    { x: 1000, y: 700, width: 280, height: 100 },
  ],
  [
    'nowhere when it is outside',
    { x: 5000, y: 5000, width: 10, height: 10 },
    1,
    { x: 1280, y: 800, width: 0, height: 0 },
  ],
])('a game’s view is placed %s', (_, place, zoom, expected) => {
  expect(viewBounds(place, zoom, content)).toEqual(expected)
})
