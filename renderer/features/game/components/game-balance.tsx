import { useTranslation } from 'react-i18next'
import { useBalance, useRefreshBalance } from '#lib/balance/use-balance.tsx'
import { DemoMark } from '#ui/demo-mark/demo-mark.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './game-balance.module.css'

/** The balance during a game. It follows the play, and a click refetches it. */
export function GameBalance() {
  const { t } = useTranslation('game')
  const refresh = useRefreshBalance()
  return (
    <div className={styles.balance}>
      <DemoMark />
      <Figure />
      {/* Covers the figure instead of containing it, so that screen readers still read the figure. */}
      <button
        type="button"
        className="touch"
        aria-label={t('balance.refresh')}
        onClick={(event) => void refresh(event.currentTarget)}
      />
    </div>
  )
}

/** Separate, so that a changed balance rerenders nothing else. */
function Figure() {
  const { t } = useTranslation('game')
  const { shown, failed } = useBalance()
  return (
    <output aria-label={t('balance.name')} className="fig">
      {shown ?? (failed ? <small>{t('balance.failed')}</small> : <Skeleton width="84px" height="18px" />)}
    </output>
  )
}
