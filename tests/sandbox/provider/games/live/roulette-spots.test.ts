import { describe, expect, test } from 'vitest'
import { nearestSpot, nextSpot, spotAt, wheelKinds, wheelSpot, wheelSpots } from './client/roulette-spots.ts'
import { pocketColour, wheelOrder } from './client/wheel.ts'

describe('the wheel', () => {
  test('has each pocket once, in the European order: red and black alternate after zero', () => {
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    const colours = wheelOrder.slice(1).map(pocketColour)
    expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
    expect(pocketColour(0)).toBe('zero')
  })
})

describe('the table', () => {
  test('has every bet of a European table, each once', () => {
    const count = (kind: string) => wheelSpots.filter((spot) => spot.kind === kind).length
    expect(wheelKinds.map((kind) => [kind, count(kind)])).toEqual([
      ['straight', 37],
      // 57 among the numbers and three with zero; twelve streets and two trios; 22 corners and the first four.
      ['split', 60],
      ['street', 14],
      ['corner', 23],
      ['six', 11],
      ['third', 6],
      ['half', 6],
    ])
    expect(new Set(wheelSpots.map(({ id }) => id)).size).toBe(wheelSpots.length)
    expect(new Set(wheelSpots.map(({ covers }) => covers.join())).size).toBe(wheelSpots.length)
  })

  test('a bet covers as many numbers as its kind says', () => {
    const covered = { straight: 1, split: 2, street: 3, corner: 4, six: 6, third: 12, half: 18 }
    for (const { kind, covers } of wheelSpots) expect(covers).toHaveLength(covered[kind])
  })

  test.each([
    [0.5, 0.5, [1]],
    [5.5, 1.5, [17]],
    [11.5, 2.5, [36]],
    [-0.6, 1.4, [0]],
    [5.5, 0.95, [16, 17]],
    [6.05, 1.5, [17, 20]],
    [6.1, 1.9, [17, 18, 20, 21]],
    [5.5, 0.05, [16, 17, 18]],
    [5.5, -0.1, [16, 17, 18]],
    [6, 0, [16, 17, 18, 19, 20, 21]],
    [0.05, 0.5, [0, 1]],
    [0.05, 1.5, [0, 2]],
    [0.05, 2.5, [0, 3]],
    [0, 1.05, [0, 1, 2]],
    [0, 2.05, [0, 2, 3]],
    [0.1, 0.1, [0, 1, 2, 3]],
    [12, 0.5, [34]],
    [11.9, 2.9, [36]],
  ])('a tap at %d, %d is a bet on %j', (x, y, covers) => {
    expect(spotAt(x, y)?.covers).toEqual(covers)
  })

  test('with a bet type chosen, a tap means the nearest bet of that type', () => {
    const corners = wheelSpots.filter(({ kind }) => kind === 'corner')
    expect(nearestSpot(corners, 5.7, 0.6)?.covers).toEqual([16, 17, 19, 20])
  })

  test.each([
    ['n17', [1, 0], 'n20'],
    ['n17', [0, 1], 'n18'],
    ['n16', [0, -1], 'dozen-2'],
    ['n1', [-1, 0], 'n0'],
    ['n36', [1, 0], 'column-3'],
    ['n0', [1, 0], 'n2'],
    ['n0', [-1, 0], undefined],
    ['dozen-1', [1, 0], 'dozen-2'],
  ] as const)('from %s, arrow %j leads to %s', (from, direction, to) => {
    const cells = wheelSpots.filter(({ kind }) => ['straight', 'third', 'half'].includes(kind))
    const start = wheelSpot(from)
    expect(start && nextSpot(cells, start, direction)?.id).toBe(to)
  })

  test.each(['split', 'street', 'corner', 'six'])('every %s can be reached with arrows', (kind) => {
    const spots = wheelSpots.filter((spot) => spot.kind === kind)
    const reached = new Set(spots.slice(0, 1))
    for (const spot of reached)
      for (const direction of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = nextSpot(spots, spot, direction)
        if (next) reached.add(next)
      }
    expect(spots.filter((spot) => !reached.has(spot)).map(({ id }) => id)).toEqual([])
  })
})
