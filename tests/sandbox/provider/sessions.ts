import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { WalletSession } from '../wallet-api.ts'
import type { TimedPlace } from './games/game.ts'
import { gameKindOf } from './games/kinds.ts'
import type { GameKind, Room, Table } from './protocol.ts'
import { openStages } from './store.ts'

/** One opened game. */
export interface PlaySession extends WalletSession {
  /** Known to the page alone. */
  readonly key: string
  readonly kind: GameKind
  /** The card room that it was opened for. */
  readonly room: Room | null
  /** What lies on the table now. */
  table: Table
  lastUsed: number
}

export interface Sessions {
  open(wallet: WalletSession, table: Table, room: Room | null): PlaySession
  find(key: string): PlaySession | undefined
  /** Writes down what lies on its table. */
  save(session: PlaySession): void
}

/** A session that nobody played in for so long is forgotten, in milliseconds; not while it has an open round. */
const idleLimit = 12 * 60 * 60 * 1000
/** A use is written down when the last one noted is so many milliseconds old. */
const useNoted = 60_000

/** The sessions in the provider's database, which outlive its process. */
export function createSessions(db: Database, now: () => number): Sessions {
  /** Of each session one object alone, whoever works on it. */
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
        kind: gameKindOf(wallet.game.category, wallet.game.gameName),
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

/** Where a session's game is played, for the games that go by the clock. */
export const placeOf = ({ sessionId, game }: WalletSession): TimedPlace => ({
  nodeId: game.nodeId,
  gameName: game.gameName,
  category: game.category,
  sessionId,
})
