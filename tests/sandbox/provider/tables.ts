/** The tables of the games on offer. */

import { createTimedGames, gameOf, isTimed } from './games/engines.ts'
import type { PlacedBet, TimedGame, TimedParts, TimedSeat } from './games/game.ts'
import type { GameKind, Table, TimedKind } from './protocol.ts'
import type { Room } from './room.ts'
import type { WalletSession } from './wire/wallet-api.ts'

export interface Tables {
  timed(kind: TimedKind): TimedGame
  /**
   * The opening table of a game. Undefined if the gateway can't be asked for a lottery's draws.
   * @param bets the player's bets in it that wait, oldest first
   * @param past the player's last bets in it that were decided, latest first
   */
  open(
    kind: GameKind,
    session: WalletSession,
    room: Room | null,
    bets: readonly PlacedBet[],
    past: readonly PlacedBet[],
  ): Promise<Table | undefined>
}

export function createTables(parts: TimedParts): Tables {
  const timed = createTimedGames(parts)
  return {
    timed,
    async open(kind, { game, account, sessionId }, room, bets, past) {
      const place: TimedSeat = { game, room, account, sessionId }
      return isTimed(kind) ? timed(kind).table(place, bets, past) : gameOf(kind).open(parts.random, place)
    },
  }
}
