import { useTranslation } from 'react-i18next'
import { JackpotFigures } from './jackpot-figures.tsx'
import styles from './jackpot-panel.module.css'

export interface JackpotPanelProps {
  /** On phones, only the largest jackpot in one line. */
  compact?: boolean | undefined
}

/** The jackpots over a picture of the bay at night. */
export function JackpotPanel({ compact }: JackpotPanelProps) {
  const { t } = useTranslation('facts')
  return (
    <section className={styles.panel} aria-label={t('jackpot.label')} data-compact={compact || undefined}>
      <JackpotFigures />
    </section>
  )
}
