import { useTranslation } from 'react-i18next'
import { useNow } from '#lib/clock/use-now.ts'
import { drawPhase } from '../model/time-left.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  closeTime: number
  /** Whether to add words, for a countdown without a label beside it. */
  worded?: boolean
}

/** How long a draw still takes bets. */
export function Countdown({ closeTime, worded = false }: CountdownProps) {
  const { t } = useTranslation('lottery')
  const draw = drawPhase(closeTime, useNow(closeTime))
  const drawing = draw.phase === 'drawing'
  // `aria-live` is off, otherwise screen readers would announce every second.
  return (
    <span role="timer" aria-live="off" className={styles.countdown} data-phase={draw.phase}>
      {drawing
        ? t(worded ? 'draw.closed' : 'draw.drawing')
        : worded
          ? t('draw.closesIn', { time: draw.left })
          : draw.left}
    </span>
  )
}
