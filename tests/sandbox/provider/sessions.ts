import { randomBytes } from 'node:crypto'
import type { Database } from '#sandbox/operator/db/database.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import type { TimedSeat } from './games/game.ts'
import type { GameKind, Table } from './protocol.ts'
import type { Room } from './room.ts'
import { openStages } from './store.ts'
import type { WalletSession } from './wire/wallet-api.ts'

/** An opened game. */
export interface PlaySession extends WalletSession {
  /** Known only to the page. */
  readonly key: string
  readonly kind: GameKind
  /** The card room it was opened for. */
  readonly room: Room | null
  /** The current table. */
  table: Table
  lastUsed: number
}

export interface Sessions {
  open(wallet: WalletSession, table: Table, room: Room | null): PlaySession
  find(key: string): PlaySession | undefined
  /** Stores the session with its current table. */
  save(session: PlaySession): void
}

/** An unused session is deleted after this many ms, unless it has an open round. */
const idleLimit = 12 * 60 * 60 * 1000
/** Time since the last stored use, in ms, after which another use is stored. */
const useNoted = 60_000

/** Sessions in the provider's database. They survive a restart. */
export function createSessions(db: Database, now: () => number): Sessions {
  /** One object per session, shared by all who work on it. */
  const sessions = new Map<string, PlaySession>()

  function forgetIdle(): void {
    const before = now() - idleLimit
    db.run(
      `DELETE FROM sessions WHERE last_used < ?
       AND key NOT IN (SELECT session_key FROM rounds WHERE stage IN ${openStages})`,
      before,
    )
    for (const { key, lastUsed } of sessions.values()) if (lastUsed < before) sessions.delete(key)
  }

  function save(session: PlaySession): void {
    db.run(
      `INSERT INTO sessions VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET content = excluded.content, last_used = excluded.last_used`,
      session.key,
      JSON.stringify(session),
      session.lastUsed,
    )
  }

  function load(key: string): PlaySession | undefined {
    const row = db.get<{ content: string }>('SELECT content FROM sessions WHERE key = ?', key)
    if (!row) return undefined
    const session: PlaySession = JSON.parse(row.content)
    sessions.set(key, session)
    return session
  }

  return {
    open(wallet, table, room) {
      forgetIdle()
      const session: PlaySession = {
        ...wallet,
        key: randomBytes(24).toString('base64url'),
        kind: modelOf(wallet.game).kind,
        room,
        table,
        lastUsed: now(),
      }
      sessions.set(session.key, session)
      save(session)
      return session
    },
    find(key) {
      const session = sessions.get(key) ?? load(key)
      if (session && now() - session.lastUsed > useNoted) {
        session.lastUsed = now()
        save(session)
      }
      return session
    },
    save,
  }
}

/** Where and by whom a session's timed game is played. */
export const seatOf = ({ sessionId, account, game, room }: PlaySession): TimedSeat => ({
  game,
  room,
  account,
  sessionId,
})
