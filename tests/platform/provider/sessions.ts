import { randomBytes } from 'node:crypto'
import type { WalletSession } from '../wallet-api.ts'
import type { TimedPlace } from './games/game.ts'
import { gameKindOf } from './games/kinds.ts'
import type { GameKind, Room, Table } from './protocol.ts'

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
}

/** A session that nobody played in for so long is forgotten, in milliseconds. */
const idleLimit = 12 * 60 * 60 * 1000

/** Sessions in memory: a provider that restarts asks players to open their game again. */
export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, PlaySession>()

  function forgetIdle(): void {
    for (const { key, lastUsed } of sessions.values()) if (now() - lastUsed > idleLimit) sessions.delete(key)
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
      return session
    },
    find(key) {
      const session = sessions.get(key)
      if (session) session.lastUsed = now()
      return session
    },
  }
}

/** Where a session's game is played, for the games that go by the clock. */
export const placeOf = ({ sessionId, game }: WalletSession): TimedPlace => ({
  nodeId: game.nodeId,
  gameName: game.gameName,
  category: game.category,
  sessionId,
})
