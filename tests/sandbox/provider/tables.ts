/** The tables of the games on offer. */
import type { WalletSession } from '../wallet-api.ts'
import { createTimedGames, gameOf, isTimed } from './games/engines.ts'
import type { PlacedBet, TimedGame, TimedParts, TimedPlace } from './games/game.ts'
import type { GameKind, Table, Ticket, TimedKind } from './protocol.ts'
import type { Room } from './room.ts'

export interface Tables {
  timed(kind: TimedKind): TimedGame
  /**
   * The opening table of a game. Undefined if the gateway can't be asked for a lottery's draws.
   * @param bets the player's bets in it that wait, oldest first
   * @param recent their latest bets in it, latest first
   */
  open(
    kind: GameKind,
    session: WalletSession,
    room: Room | null,
    bets: readonly PlacedBet[],
    recent?: readonly Ticket[],
  ): Promise<Table | undefined>
}

export function createTables(parts: TimedParts): Tables {
  const timed = createTimedGames(parts)
  return {
    timed,
    async open(kind, { game, account, sessionId }, room, bets, recent) {
      const place: TimedPlace = { game, room, account, sessionId }
      return isTimed(kind) ? timed(kind).table(place, bets, recent) : gameOf(kind).open(parts.random, place)
    },
  }
}
