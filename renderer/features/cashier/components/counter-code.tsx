import { useTranslation } from 'react-i18next'
import { CopiedText } from './copied-text.tsx'
import styles from './payment-panel.module.css'

/** The code that a shop's cashier needs. */
export function CounterCode({ code }: { code: string }) {
  const { t } = useTranslation('cashier')
  return (
    <p className={styles.code}>
      <CopiedText text={code} what={t('pay.counterCode')} className="fig" />
    </p>
  )
}
