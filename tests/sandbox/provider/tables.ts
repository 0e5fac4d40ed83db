/** The games on offer, and their tables. */
import type { WalletSession } from '../wallet-api.ts'
import type { TimedGame } from './games/game.ts'
import { gameKindOf, gameOf, isTimed } from './games/kinds.ts'
import { createLiveGame } from './games/live.ts'
import { createLotteryGame } from './games/lottery.ts'
import type { RandomBelow } from './games/random.ts'
import { createSportsGame } from './games/sports.ts'
import type { Room, Table, TimedKind } from './protocol.ts'
import type { DrawOnce } from './results.ts'
import { placeOf } from './sessions.ts'
import type { Wallet } from './wallet-client.ts'

export interface Tables {
  timed(kind: TimedKind): TimedGame
  /** The opening table of a game. Undefined if the gateway can't be asked for a lottery's draws. */
  open(session: WalletSession, room: Room | null): Promise<Table | undefined>
}

export interface TablesOptions {
  readonly wallet: Wallet
  readonly random: RandomBelow
  readonly results: DrawOnce
  readonly now: () => number
}

export function createTables({ wallet, random, results, now }: TablesOptions): Tables {
  const games: Readonly<Record<TimedKind, TimedGame>> = {
    live: createLiveGame(now, random, results),
    lottery: createLotteryGame(now, wallet),
    sports: createSportsGame(now, random, results),
  }
  return {
    timed: (kind) => games[kind],
    async open(session, room) {
      const kind = gameKindOf(session.game.category, session.game.gameName)
      return isTimed(kind) ? games[kind].table(placeOf(session)) : gameOf(kind).open(random, room)
    },
  }
}
