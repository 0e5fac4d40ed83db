import { Smartphone, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { useAppLinks, useRankingLinks } from '../api/use-top-links.ts'
import { LinkMenu } from './link-menu.tsx'

/** The rankings in the header. */
export function RankingsMenu() {
  const { t } = useTranslation('nav')
  return <LinkMenu label={t('nav.rankings')} icon={<Trophy />} links={useRankingLinks()} />
}

/** The apps in the header, and the page of all of them. */
export function AppsMenu() {
  const { t } = useTranslation(['nav', 'common'])
  const links = [...useAppLinks(), { to: pathTo('download'), label: t('nav.allApps') }]
  return <LinkMenu label={t('common:nav.download')} icon={<Smartphone />} links={links} />
}
