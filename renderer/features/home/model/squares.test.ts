import { expect, test } from 'vitest'
import { squares } from './squares.ts'

const slots = { category: 'RNG', to: '/rng', games: 800 } as const
const sabong = { category: 'COCKFIGHT', to: '/cockfight', games: 60 } as const

test('a category square shows the gateway’s number of games, and until then the sum of the vendors’ numbers', () => {
  expect(squares([slots], [])[0]?.games).toBe(800)
  expect(squares([slots], [{ gameType: 'RNG', count: 1284 }])[0]?.games).toBe(1284)
})

test('a category that is a part of a game type keeps its own count', () => {
  expect(squares([sabong], [{ gameType: 'COCKFIGHT', count: 9 }])[0]?.games).toBe(60)
})

test('only the eight categories have a square, in the order of the navigation', () => {
  const jili = { category: 'JILI', to: '/jili', games: 214 } as const
  const tables = { category: 'TABLE', to: '/live?type=table', games: undefined } as const
  expect(squares([jili, slots, tables, sabong], []).map(({ category }) => category)).toEqual([
    'RNG',
    'COCKFIGHT',
  ])
})
