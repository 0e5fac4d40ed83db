import { brand } from 'virtual:brand'
import { markUrl } from 'virtual:brand-assets'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#lib/paths/path-to.ts'
import { Logo } from '#ui/logo/logo.tsx'

/** The brand's logo, linked to home. */
export function HomeLink({ size }: { size?: 'sm' }) {
  const { t } = useTranslation()
  return (
    <Link to={pathTo('home')} className="touch" aria-label={t('header.home', { brand: brand.title })}>
      <Logo mark={markUrl} wordmark={brand.logo.wordmark} size={size} />
    </Link>
  )
}
