import { nearness } from '#sandbox/world/games/nearness.ts'
import type { Database } from '../db/database.ts'

/**
 * Ranks of the games that have a similar word for each word of the search, most similar first. Names share far fewer
 * words than there are games, so each word is compared only once and SQLite finds its games.
 */
export function similarGames(db: Database, words: readonly string[]): number[] {
  const known = db.all<{ word: string }>('SELECT word FROM world.words')
  const near: { place: number; word: string; steps: number }[] = []
  for (const [place, typed] of words.entries()) {
    const found = known.flatMap(({ word }) => {
      const steps = nearness(typed, word)
      return steps === undefined ? [] : { place, word, steps }
    })
    // Every search word needs at least one similar word.
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
