import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'

type DownloadLinkProps = { className?: string | undefined; current: boolean; onLeave?: () => void }

/** Link to the apps. */
export function DownloadLink({ className, current, onLeave }: DownloadLinkProps) {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('download')}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onLeave}
    >
      <Smartphone />
      <span>{t('nav.download')}</span>
    </Link>
  )
}
