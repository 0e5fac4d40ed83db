import type { GameType } from '#shared/domain/game-types.ts'
import type { Database } from '../db/database.ts'

/** Sums of an account's decided rounds, in minor units. A voided round is none. */
type PlaySums = { bet: number; win: number }

const ofType = ' AND node_id IN (SELECT node_id FROM world.games WHERE game_type = ?)'
const sum = (of: string) => `MIN(COALESCE(SUM(${of}), 0), ${Number.MAX_SAFE_INTEGER})`

/** What an account bet and won in the rounds decided between two moments, the last one exclusive; of one type if given. */
export const playBetween = (
  db: Database,
  accountId: number,
  from: number,
  to: number,
  gameType?: GameType,
): PlaySums =>
  db.get<PlaySums>(
    `SELECT ${sum('bet')} AS bet, ${sum('win')} AS win FROM decided_bets
     WHERE account_id = ? AND decided >= ? AND decided < ?${gameType ? ofType : ''}`,
    accountId,
    from,
    to,
    ...(gameType ? [gameType] : []),
  ) ?? { bet: 0, win: 0 }
