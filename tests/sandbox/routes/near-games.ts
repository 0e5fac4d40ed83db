import type { Database } from '../db/database.ts'
import { nearness } from '../world/nearness.ts'

/**
 * The ranks of the games whose names have a word near to each of a search's words, the nearest first. Names are
 * made of far fewer words than there are games, so each word is compared once, and SQLite finds its games.
 */
export function nearGames(db: Database, words: readonly string[]): number[] {
  const known = db.all<{ word: string }>('SELECT word FROM world.words')
  const near: { place: number; word: string; steps: number }[] = []
  for (const [place, typed] of words.entries()) {
    const found = known.flatMap(({ word }) => {
      const steps = nearness(typed, word)
      return steps === undefined ? [] : { place, word, steps }
    })
    // Every word must have one that is near.
    if (found.length === 0) return []
    near.push(...found)
  }
  return db
    .all<{ rank: number }>(
      `SELECT rank FROM (
         SELECT games.rank, near.value ->> 'place' AS place, MIN(near.value ->> 'steps') AS steps
         FROM json_each(?) near JOIN world.game_words games ON games.word = near.value ->> 'word'
         GROUP BY games.rank, place
       ) GROUP BY rank HAVING COUNT(*) = ? ORDER BY SUM(steps), rank`,
      JSON.stringify(near),
      words.length,
    )
    .map(({ rank }) => rank)
}
