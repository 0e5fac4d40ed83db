import type { contract } from '#shared/contract/endpoints/index.ts'
import { listedPromotions, type PromotionContent } from '../content/promotions.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { readLanguage } from '../gateway/language.ts'
import { promotionStatesOf } from '../members/promotion-states.ts'
import type { Sandbox } from '../sandbox.ts'
import { nameKey } from '../world/name-key.ts'
import { type GameRecord, selectGames, toWireGame } from './game-rows.ts'
import { promotionPath } from './picture-paths.ts'

/** Promotions, with the account's state in each. */
export function promotionHandlers({ clock, db }: Sandbox): Handlers<typeof contract.promotions> {
  const gameOf = (linkage: PromotionContent['linkage']) => {
    if (linkage === undefined || !('game' in linkage)) return null
    const row = db.get<GameRecord>(`${selectGames} WHERE g.name_key = ?`, 0, nameKey(linkage.game))
    if (!row) return null
    const { gameName, vassalage, gameType, gameCode } = toWireGame(row)
    return { nodeId: String(row.nodeId), gameName, vassalage, gameType, gameCode }
  }
  return {
    list: ({ input }) => {
      const language = readLanguage(input.language)
      return {
        list: listedPromotions(clock.now()).map(({ start, end, ...promotion }) => ({
          promotionId: promotion.id,
          type: promotion.type,
          title: promotion.title[language],
          summary: promotion.summary[language],
          content: promotion.content[language],
          picture: promotionPath(promotion.id),
          startTime: start,
          endTime: end,
          linkageType: promotion.linkage?.linkageType ?? null,
          target: promotion.linkage && 'target' in promotion.linkage ? promotion.linkage.target : null,
          game: gameOf(promotion.linkage),
          redeemContacts: promotion.redeemContacts ? [...promotion.redeemContacts] : null,
        })),
      }
    },
    states: ({ member }) => ({ list: promotionStatesOf(db, member.id) }),
  }
}
