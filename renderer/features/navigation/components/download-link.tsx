import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'

/** The way to the apps. */
export function DownloadLink({ current, className }: { current: boolean; className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Link to={pathTo('download')} className={className} aria-current={current ? 'page' : undefined}>
      <Smartphone />
      <span>{t('nav.download')}</span>
    </Link>
  )
}
