/**
 * Color Game, as at a Philippine fair: three dice with a colour on each side. Each die that shows the chosen colour
 * pays the bet once more, besides the stake. Returns 92.1 % of all bets.
 */
import type { Game } from '../game.ts'
import { draw } from '../random.ts'
import { colours } from './dice-table.ts'

const dice = 3

export const diceGame: Game = {
  returns: [{ choices: colours, share: 199 / 216 }],
  remembers: 12,
  open: (random) => ({
    kind: 'dice',
    faces: Array.from({ length: dice }, () => draw(colours, random)),
    chosen: null,
  }),
  play(_table, bet, choice, random) {
    const chosen = colours.find((colour) => colour === choice)
    if (!chosen) return undefined
    const faces = Array.from({ length: dice }, () => draw(colours, random))
    const right = faces.filter((face) => face === chosen).length
    return { table: { kind: 'dice', faces, chosen }, win: right === 0 ? 0n : bet * BigInt(right + 1) }
  },
}
