import { useTranslation } from 'react-i18next'
import { JackpotFigures } from './jackpot-figures.tsx'
import styles from './jackpot-panel.module.css'

/** The jackpots over a picture of the bay at night. */
export function JackpotPanel() {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-label={t('jackpot.label')}>
      <JackpotFigures />
    </section>
  )
}
