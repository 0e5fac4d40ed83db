import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { useNav } from '#features/navigation/index.ts'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import styles from './footer.module.css'
import { studiosOf } from './studios.ts'

/** Logos of the studios, each linked to its games. */
export function StudioLogos({ nav }: { nav: ReturnType<typeof useNav> }) {
  const { t } = useTranslation('sections')
  const studios = useMemo(() => studiosOf(nav ?? []), [nav])
  return (
    <ul className={styles.studios} aria-label={t('footer.studios')}>
      {studios.map(({ code, name, icon, to }) => (
        <li key={code}>
          <Link to={to} className="touch">
            <VendorLogo icon={icon} name={name} tone="quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
