import { useQuery } from '@tanstack/react-query'
import { Apple, Bot, Medal, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { useResources } from '#lib/resources/use-resources.ts'
import { type TopLink, topLinks } from '../model/top-links.ts'

const icons: Record<TopLink['name'], ReactNode> = {
  depositRank: <Trophy />,
  betRank: <Medal />,
  ios: <Apple />,
  android: <Bot />,
}

/** The links of the top menu: the rankings and apps that the gateway offers. */
export function useTopLinks(): readonly { to: string; label: string; icon: ReactNode }[] {
  const { t } = useTranslation('nav')
  const { code } = useLanguage()
  const { data: banners = [] } = useQuery({
    ...systemQueries(useGateway()).whitelabel(code),
    select: (menu) => menu.banners,
  })
  const resources = useResources()
  return topLinks(banners, resources).map(({ name, to }) => ({
    to,
    label: t(`nav.${name}`),
    icon: icons[name],
  }))
}

/**
 * Links to rankings and apps in the header. Their names are shown where there is room, otherwise only as tooltips.
 */
export function TopLinks() {
  return useTopLinks().map(({ to, label, icon }) => (
    <Link key={to} to={to} title={label}>
      {icon}
      <span>{label}</span>
    </Link>
  ))
}
