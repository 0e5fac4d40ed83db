import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { appLinks, rankingLinks, type TopLink } from '../model/top-links.ts'

/** A link of the top menu with its label. */
export type NamedLink = TopLink & { label: string }

function useNamed(links: readonly TopLink[]): NamedLink[] {
  const { t } = useTranslation('nav')
  return links.map((link) => ({ ...link, label: t(`nav.${link.name}`) }))
}

/** Links to the rankings that the gateway has a banner of. */
export function useRankingLinks(): NamedLink[] {
  const { code } = useLanguage()
  const { data: banners = [] } = useQuery({
    ...systemQueries(useGateway()).whitelabel(code),
    select: (menu) => menu.banners,
  })
  return useNamed(rankingLinks(banners))
}

/** Links to the steps of the apps that the gateway has an address of. */
export const useAppLinks = (): NamedLink[] => useNamed(appLinks(useResources()))
