import type { GameRow } from './games.ts'

/** A word of a game's name. */
export type WordRow = { word: string; rank: number }

/** Every word of every listed game's name, for searches that forgive a slip. */
export const makeWords = (games: readonly GameRow[]): WordRow[] =>
  games
    .filter(({ parent }) => parent === null)
    .flatMap(({ name_key, rank }) => [...new Set(name_key.split(' '))].map((word) => ({ word, rank })))
