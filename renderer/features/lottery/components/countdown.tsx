import { useTranslation } from 'react-i18next'
import { drawPhase } from '../model/time-left.ts'
import styles from './countdown.module.css'
import { usePlatformTime } from './use-platform-time.ts'

type CountdownProps = {
  closeTime: number
  /** How far the gateway's clock is ahead of this device's, in ms. */
  ahead: number
  /** With words, where it stands alone. */
  worded?: boolean
}

/** How long bets are taken for a draw. */
export function Countdown({ closeTime, ahead, worded = false }: CountdownProps) {
  const { t } = useTranslation('lottery')
  const draw = drawPhase(closeTime, usePlatformTime(ahead))
  const drawing = draw.phase === 'drawing'
  // It ticks: the figures alone would be read out every second.
  return (
    <span role="timer" aria-live="off" className={styles.countdown} data-phase={draw.phase}>
      {drawing ? t('draw.closed') : worded ? t('draw.closesIn', { time: draw.left }) : draw.left}
    </span>
  )
}
