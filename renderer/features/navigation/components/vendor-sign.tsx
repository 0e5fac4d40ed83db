import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VendorLogo } from '#ui/vendor-logo/vendor-logo.tsx'
import type { NavVendor } from '../model/build-nav.ts'
import styles from './vendor-sign.module.css'

/** A vendor's logo, its name until the logo is there, and the mark of a hot one. */
export function VendorSign({ vendor }: { vendor: NavVendor }) {
  const { t } = useTranslation('nav')
  const { icon, name, hot } = vendor
  return (
    <span className={styles.sign}>
      <VendorLogo icon={icon} name={name} />
      <span className={`clip ${styles.name}`} aria-hidden="true">
        {name}
      </span>
      {hot && (
        <>
          <Flame className={styles.hot} />
          <span className="visually-hidden">{` ${t('nav.hot')}`}</span>
        </>
      )}
    </span>
  )
}
