import { brand } from 'virtual:brand'
import { markUrl } from 'virtual:brand-assets'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { Button } from '#ui/button/button.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { SystemState } from '../api/use-system-state.ts'
import styles from './offline-screen.module.css'

/**
 * Shown instead of the site when it was opened without a connection. Uses only code that every visit loads, because
 * nothing more can be loaded then. Checks again when the connection returns.
 */
export function OfflineScreen({ checking, check }: Pick<SystemState, 'checking' | 'check'>) {
  const { t } = useTranslation(['warnings', 'common'])
  const title = t('offline.title')
  useDocumentTitle(title)
  useEffect(() => {
    addEventListener('online', check)
    return () => removeEventListener('online', check)
  }, [check])
  return (
    <main className={styles.offline}>
      <Logo mark={markUrl} wordmark={brand.logo.wordmark} />
      <h1>{title}</h1>
      <p>{t('offline.text')}</p>
      <Button variant="primary" size="lg" busy={checking} onClick={check}>
        {t('common:action.retry')}
      </Button>
    </main>
  )
}
