import type { Game } from '#shared/contract/endpoints/games.ts'
import { cockfightVendor, type GameType, gameTypes } from '#shared/domain/game-types.ts'

/** The category under which players know a game; undefined for a type without one. */
export function categoryOf({
  gameType,
  vassalage,
  gameClassify,
}: Pick<Game, 'gameType' | 'vassalage' | 'gameClassify'>): GameType | 'TABLE' | 'COCKFIGHT' | undefined {
  if (gameType === 'SPORTS' && vassalage === cockfightVendor) return 'COCKFIGHT'
  if (gameType === 'LIVE' && gameClassify === 'TABLE') return 'TABLE'
  return gameTypes.find((type) => type === gameType)
}
