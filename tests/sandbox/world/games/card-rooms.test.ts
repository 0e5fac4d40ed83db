import { expect, test } from 'vitest'
import { cardSeats, playersAt, takenSeats } from './card-rooms.ts'

const start = 1_700_000_000_000
const times = Array.from({ length: 60 }, (_, index) => start + index * 60_000)

test('[LST-11] a room has as many players as sit at its table, and one seat more when it is full', () => {
  const counts = new Set<number>()
  for (const now of times) {
    const others = playersAt('KW-1052-1', 4, now).filter(({ here }) => here).length
    const taken = takenSeats('KW-1052-1', 4, now)
    counts.add(taken)
    expect([others, others + 1]).toContain(taken)
    // Only a room whose other seats are taken is ever full.
    expect(taken > others && others < 3).toBe(false)
  }
  expect(counts.size).toBeGreaterThan(2)
})

test('[LST-11] nobody sits twice at a table, and names are masked', () => {
  for (const seats of Object.values(cardSeats))
    for (const now of times) {
      const players = playersAt('SM-1053-2', seats, now)
      expect(new Set(players.map(({ avatar }) => avatar)).size).toBe(seats - 1)
      expect(players.every(({ name }) => /^..\*{3}.$/.test(name))).toBe(true)
    }
})
