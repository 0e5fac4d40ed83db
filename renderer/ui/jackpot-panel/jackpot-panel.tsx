import { useTranslation } from 'react-i18next'
import { useNoJackpots } from '#lib/games/use-jackpots.ts'
import { JackpotFigures } from './jackpot-figures.tsx'
import styles from './jackpot-panel.module.css'

export interface JackpotPanelProps {
  /** On phones, only the largest jackpot in one line. */
  compact?: boolean | undefined
}

/** The jackpots over a picture. Renders nothing where there are none. */
export function JackpotPanel({ compact }: JackpotPanelProps) {
  const { t } = useTranslation('facts')
  if (useNoJackpots()) return null
  return (
    <section className={styles.panel} aria-label={t('jackpot.label')} data-compact={compact || undefined}>
      <JackpotFigures />
    </section>
  )
}
