import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games.ts'
import { vendorsQuery } from '#lib/queries/vendors.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { fbVendor } from '#shared/domain/game-types.ts'
import type { GameTarget } from '../model/game-target.ts'

/** What is played, as far as it is shown and kept. */
export type Played = {
  name: string
  maker: string
  /** Undefined for a sportsbook, which no game of the lists stands for. */
  game: Game | undefined
}

/** What an address names; undefined until it has come. */
export function usePlayed(target: GameTarget): Played | undefined {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const gateway = useGateway()
  const fb = target === 'fbSports'
  const { roomId: _, ...named } = fb ? { vassalage: fbVendor } : { roomId: undefined, ...target }
  const { data: detail } = useQuery({ ...gameQueries(gateway, code).detail(named), enabled: !fb })
  const { data: vendors } = useQuery({ ...vendorsQuery(gateway, code), enabled: fb })
  if (fb) {
    const cards = vendors?.lanes.flatMap((lane) => lane.cards)
    const name = cards?.find(({ vassalage }) => vassalage === fbVendor)?.displayName
    return vendors && { name: name ?? t('category.SPORTS'), maker: t('category.SPORTS'), game: undefined }
  }
  if (!detail) return undefined
  const { game } = detail
  return { name: game.gameName, maker: game.vendorName ?? game.vassalage, game }
}
