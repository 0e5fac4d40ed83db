import { ahead, dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { GameType } from '#shared/domain/game-types.ts'

/** The hours of each day in which a game type's bets earn a multiple of the usual points. `to` is exclusive. */
export const happyHour = { gameType: 'FISH', from: 20, to: 22, times: 2 } as const satisfies {
  gameType: GameType
  from: number
  to: number
  times: number
}

const hour = 3_600_000

/** How many times a round `r` counts for points, in SQL: by when it was decided in the merchant's zone. */
export const timesForPoints = `IIF(
  (r.ended + ${ahead}) % ${dayLength} >= ${happyHour.from * hour}
    AND (r.ended + ${ahead}) % ${dayLength} < ${happyHour.to * hour}
    AND EXISTS (SELECT 1 FROM world.games g WHERE g.node_id = r.node_id AND g.game_type = '${happyHour.gameType}'),
  ${happyHour.times}, 1)`
