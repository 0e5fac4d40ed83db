import type { Database } from '../db/database.ts'

/** The result of that name: drawn when it is first asked for, and the same ever after. */
export type DrawOnce = <Result>(key: string, draw: () => Result) => Result

/** Results that outlive the process: bets that wait on one are decided by what others were already shown. */
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
