import type { Database } from '#sandbox/operator/db/database.ts'

/** Returns the stored result for a key. Draws and stores it on the first call. */
export type DrawOnce = <Result>(key: string, draw: () => Result) => Result

/**
 * Results that outlive the process, so that waiting bets are decided by the results other players have already seen.
 */
export function createResults(db: Database, now: () => number): DrawOnce {
  return <Result>(key: string, draw: () => Result): Result => {
    const known = db.get<{ content: string }>('SELECT content FROM results WHERE key = ?', key)
    if (known) {
      const result: Result = JSON.parse(known.content)
      return result
    }
    const result = draw()
    db.run('INSERT INTO results VALUES (?, ?, ?)', key, JSON.stringify(result), now())
    return result
  }
}
