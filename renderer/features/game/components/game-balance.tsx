import { useTranslation } from 'react-i18next'
import { useBalance, useRefreshBalance } from '#lib/balance/use-balance.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './game-balance.module.css'

/** The balance over a game: it follows the play, and a press asks for it anew. */
export function GameBalance() {
  const { t } = useTranslation('game')
  const refresh = useRefreshBalance()
  return (
    <div className={styles.balance}>
      <Figure />
      {/* Lies over the figure, which it must not swallow for those who hear the page. */}
      <button
        type="button"
        aria-label={t('balance.refresh')}
        onClick={(event) => void refresh(event.currentTarget)}
      />
    </div>
  )
}

/** All that a round's end renders. */
function Figure() {
  const { t } = useTranslation('game')
  const { shown, failed } = useBalance()
  return (
    <output aria-label={t('balance.name')} className="fig">
      {shown ?? (failed ? <small>{t('balance.failed')}</small> : <Skeleton width="84px" height="18px" />)}
    </output>
  )
}
