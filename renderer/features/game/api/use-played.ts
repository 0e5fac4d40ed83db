import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { fbVendor } from '#shared/domain/game-types.ts'
import type { GameTarget } from '../model/game-target.ts'

/** What is played, as far as the screen shows and stores it. */
export type Played = {
  name: string
  maker: string
  /** Undefined for a sportsbook, because no game in the lists stands for it. */
  game: Game | undefined
}

/** Loads what a target refers to. `played` is undefined until then, and `error` is set if loading failed. */
export function usePlayed(target: GameTarget): { played: Played | undefined; error: unknown } {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const gateway = useGateway()
  const fb = target === 'fbSports'
  const { roomId: _, ...named } = fb ? { vassalage: fbVendor } : { roomId: undefined, ...target }
  const { data: game, error: gameError } = useQuery({
    ...gameQueries(gateway, code).known(named),
    enabled: !fb,
  })
  const { data: vendors, error: vendorsError } = useQuery({ ...vendorsQuery(gateway, code), enabled: fb })
  if (fb) {
    const cards = vendors?.lanes.flatMap((lane) => lane.cards)
    const name = cards?.find(({ vassalage }) => vassalage === fbVendor)?.displayName
    const category = t('category.SPORTS')
    return {
      played: vendors && { name: name ?? category, maker: name ? category : '', game: undefined },
      error: vendorsError,
    }
  }
  if (!game) return { played: undefined, error: gameError }
  return {
    played: { name: game.gameName, maker: game.vendorName ?? game.vassalage, game },
    error: undefined,
  }
}
