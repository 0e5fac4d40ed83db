import { useTranslation } from 'react-i18next'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositGuard } from './deposit-guard.tsx'
import styles from './deposit-page.module.css'

/** /deposit: the deposit as a page. */
export function DepositPage() {
  const { t } = useTranslation('cashier')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
      </div>
      <DepositGuard>
        <DepositDesk layout="page" />
      </DepositGuard>
    </div>
  )
}
