import { expect, test } from 'vitest'
import { beadPlate, bigRoad, derivedRoad, lastColumns, onSheet, type RoadSide } from './client/roads.ts'

const sides = { B: 'red', P: 'blue', T: null } as const
const read = (text: string) => Array.from(text, (letter) => sides[letter as keyof typeof sides])
const letters = (columns: readonly (readonly RoadSide[])[]) =>
  columns.map((run) => run.map((side) => (side === 'red' ? 'r' : 'b')).join('')).join(' ')

test.each([
  ['', ''],
  ['BBPPPB', 'BB PPP B'],
  ['TTBTP', 'B3 P'],
  ['TT', ''],
  ['BTTBP', 'B2B P'],
])('the big road of %s is %s', (results, road) => {
  const shown = bigRoad(read(results)).map((run) =>
    run.map(({ side, ties }) => `${side === 'red' ? 'B' : 'P'}${ties || ''}`).join(''),
  )
  expect(shown.join(' ')).toBe(road)
})

test.each([
  // Nothing to compare with yet.
  ['BBP', '', '', ''],
  // Begins with the second hand of the second run …
  ['BBPP', 'r', '', ''],
  // … or with the first of the third: the runs before it are compared.
  ['BPB', 'r', '', ''],
  ['BBPB', 'b', '', ''],
  // A run that outlasts the one before is new once, and no surprise from then on.
  ['BPPPP', 'b rr', '', ''],
  // Choppy: every road is red from its beginning.
  ['BPBPBPBP', 'rrrrrr', 'rrrrr', 'rrrr'],
  // Runs of two: only the big eye boy compares neighbours.
  ['BBPPBBPPBB', 'rrrrrrr', 'rrrrr', 'rrr'],
  // A run that outlasts the one before, where the one before that was longer still.
  ['BBBPBB', 'bb', 'r', ''],
])('the derived roads of %s', (results, bigEye, small, cockroach) => {
  const columns = bigRoad(read(results))
  const marks = (road: 'bigEye' | 'small' | 'cockroach') => letters(derivedRoad(columns, road))
  expect([marks('bigEye'), marks('small'), marks('cockroach')]).toEqual([bigEye, small, cockroach])
})

test('a run of more than six turns to the right, and the next run starts below its tail', () => {
  const at = onSheet([
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    ['i', 'j', 'k', 'l', 'm', 'n'],
  ])
  const where = Object.fromEntries(at.map(({ cell, column, row }) => [cell, `${column},${row}`]))
  expect(where).toMatchObject({ f: '0,5', g: '1,5', h: '2,5', i: '1,0', m: '1,4', n: '2,4' })
})

test('no two cells of a sheet lie on each other, whatever the runs', () => {
  for (let seed = 1; seed < 200; seed++) {
    const runs = Array.from({ length: 20 }, (_, index) =>
      Array.from({ length: 1 + ((seed * 7 + index * index * 3) % 11) }, () => index),
    )
    const places = onSheet(runs).map(({ column, row }) => `${column},${row}`)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('the bead plate has six to a column, and only the last columns are shown', () => {
  const cells = beadPlate(Array.from({ length: 20 }, (_, index) => index))
  expect(cells.at(-1)).toEqual({ column: 3, row: 1, cell: 19 })
  expect(lastColumns(cells, 2).map(({ cell }) => cell)).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
  expect(lastColumns(cells, 9)).toEqual(cells)
})
