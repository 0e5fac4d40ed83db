import type { Game } from '#shared/contract/endpoints/games.ts'
import { bingoVendor, type Category, cockfightVendor, jiliVendor } from '#shared/domain/game-types.ts'

/** Whether a game belongs to a category. Follows the same rules as `buildNav`. */
export function isOfCategory({ gameType, vassalage, gameClassify }: Game, category: Category): boolean {
  switch (category) {
    case 'JILI':
      return gameType === 'RNG' && vassalage === jiliVendor
    case 'TABLE':
      return gameType === 'TABLE' || (gameType === 'LIVE' && gameClassify === 'TABLE')
    case 'BINGO':
      return gameType === 'BINGO' || (gameType === 'PVP' && vassalage === bingoVendor)
    case 'SPORTS':
      return gameType === 'SPORTS' && vassalage !== cockfightVendor
    case 'COCKFIGHT':
      return gameType === 'COCKFIGHT' || (gameType === 'SPORTS' && vassalage === cockfightVendor)
    case 'LOTT':
      return gameType === 'LOTT' || gameType === 'ELOTT'
    default:
      return gameType === category
  }
}
