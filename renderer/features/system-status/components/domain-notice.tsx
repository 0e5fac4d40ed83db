import { brand } from 'virtual:brand'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { DomainState } from '../model/domain-state.ts'
import { Alternatives } from './alternatives.tsx'
import styles from './domain-notice.module.css'

type DomainNoticeProps = {
  state: Exclude<DomainState, 'fine'>
  origins: readonly string[]
  onClose: () => void
}

/**
 * Notice at the edge of the page: this address is closing or has trouble, and these are the site's other addresses.
 */
export function DomainNotice({ state, origins, onClose }: DomainNoticeProps) {
  const { t } = useTranslation(['closed', 'common'])
  return (
    <aside className={styles.notice} aria-labelledby="domain-notice">
      <h2 id="domain-notice">{t(`closed.domain.${state}`)}</h2>
      <p>{t('closed.domain.text', { brand: brand.title })}</p>
      <Alternatives origins={origins} className={styles.links} />
      <IconButton label={t('common:action.close')} size="sm" className={styles.close} onClick={onClose}>
        <X />
      </IconButton>
    </aside>
  )
}
