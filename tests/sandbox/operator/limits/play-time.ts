import type { Sandbox } from '../sandbox.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** A play session ends after this many ms without a launch or bet. */
export const longestPause = 15 * 60_000

/** A play session, from its first launch or bet to the latest one. */
export type PlayTime = { id: number; began: number; seen: number }

/** The play session under way. */
export function currentPlay({ db, clock }: Parts, accountId: number): PlayTime | undefined {
  return db.get<PlayTime>(
    'SELECT id, began, seen FROM play_times WHERE account_id = ? AND seen >= ? ORDER BY seen DESC LIMIT 1',
    accountId,
    clock.now() - longestPause,
  )
}

/** Notes that an account is playing now. Pauses within a session count as played. */
export function notePlay(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const current = currentPlay(parts, accountId)
  if (current) db.run('UPDATE play_times SET seen = MAX(seen, ?) WHERE id = ?', clock.now(), current.id)
  else db.run('INSERT INTO play_times (account_id, began, seen) VALUES (?1, ?2, ?2)', accountId, clock.now())
}

/** The time played since then, in ms. */
export function playedSince({ db }: Pick<Sandbox, 'db'>, accountId: number, from: number): number {
  const row = db.get<{ played: number }>(
    'SELECT COALESCE(SUM(seen - MAX(began, ?2)), 0) AS played FROM play_times WHERE account_id = ?1 AND seen > ?2',
    accountId,
    from,
  )
  return row?.played ?? 0
}
