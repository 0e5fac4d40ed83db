import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { diceGame } from './dice-game.ts'
import { colours } from './dice-table.ts'

describe('the Color Game', () => {
  test.each([
    [['red', 'red', 'red'], 4_000n],
    [['red', 'blue', 'red'], 3_000n],
    [['red', 'blue', 'pink'], 2_000n],
    [['white', 'blue', 'pink'], 0n],
  ])('pays %j as it does at the fair', (faces, win) => {
    const drawn = faces.map((face) => colours.findIndex((colour) => colour === face))
    const table = diceGame.open(() => 0, opened())
    expect(diceGame.play(table, 1_000n, 'red', () => drawn.shift() ?? 0)?.win).toBe(win)
  })
})
