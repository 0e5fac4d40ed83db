import { useTranslation } from 'react-i18next'
import { useRole } from '#lib/session/use-role.ts'
import styles from './demo-mark.module.css'

/** Marks a demo account's balance as play money. It stands on the upper edge of the box around it. */
export function DemoMark() {
  const { t } = useTranslation()
  if (useRole() !== 'demo') return null
  return (
    <span className={styles.mark} title={t('balance.demoHint')}>
      <span>{t('balance.demo')}</span>
      <span className="visually-hidden">{` ${t('balance.demoHint')}`}</span>
    </span>
  )
}
