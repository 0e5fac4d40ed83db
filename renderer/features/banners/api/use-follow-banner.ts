import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { Banner } from '../model/banner.ts'
import type { BannerLink } from '../model/banner-link.ts'
import { findGame } from './find-game.ts'

/**
 * Returns a function that follows a banner's link to a game or out of the site. A game that isn't found becomes a
 * search for the banner's title.
 */
export function useFollowBanner() {
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const launch = useLaunchGame()
  const navigate = useNavigate()
  const { openExternal } = usePlatform()

  return async (banner: Banner, link: Exclude<BannerLink, { kind: 'page' }>): Promise<void> => {
    if (link.kind === 'external') return openExternal(link.url)
    const game = await findGame(link.nodeId, { queryClient, gateway, language })
    if (game) launch(game)
    else void navigate(pathTo('games', { search: banner.title }))
  }
}
