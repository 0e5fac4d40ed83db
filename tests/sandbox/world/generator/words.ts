import type { GameRow } from '../games/games.ts'

/** A word in a game's name. */
export type WordRow = { word: string; rank: number }

/** Every word of every listed game's name, for searches with typing errors. */
export const makeWords = (games: readonly GameRow[]): WordRow[] =>
  games
    .filter(({ parent }) => parent === null)
    .flatMap(({ name_key, rank }) => [...new Set(name_key.split(' '))].map((word) => ({ word, rank })))
