import { expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { roomGame } from './room-game.ts'

test('a card room shares a tied pot, and never pays out more than the pot less the room’s share', () => {
  const random = seeded(9)
  const table = roomGame.open(random, opened({ room: { id: 'R-1', stake: '20.00' } }))
  for (let round = 0; round < 500; round++) {
    const wins = ['0', '1', '2', '3'].map(
      (choice) => roomGame.play(table, 2_000n, choice, seeded(round))?.win ?? 0n,
    )
    const sum = wins.reduce((total, win) => total + win, 0n)
    expect(sum).toBeLessThanOrEqual(7_600n)
    expect(sum).toBeGreaterThan(7_590n)
  }
})
