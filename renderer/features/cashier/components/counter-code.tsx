import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './payment-panel.module.css'

/** The code that a shop's cashier needs. */
export function CounterCode({ code }: { code: string }) {
  const { t } = useTranslation('cashier')
  return (
    <p className={styles.code}>
      <span className="fig">{code}</span>
      <CopyButton text={code} what={t('pay.counterCode')} />
    </p>
  )
}
