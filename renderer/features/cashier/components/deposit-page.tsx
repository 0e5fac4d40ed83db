import { useTranslation } from 'react-i18next'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositGuard } from './deposit-guard.tsx'
import styles from './deposit-page.module.css'

/** /deposit: the deposit as a page. */
export function DepositPage() {
  const { t } = useTranslation('cashier')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('subtitle')} />
      <DepositGuard>
        <DepositDesk layout="page" />
      </DepositGuard>
    </div>
  )
}
