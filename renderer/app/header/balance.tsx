import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalanceVisibility } from '#lib/balance/balance-visibility.ts'
import { useBalance, useRefreshBalance } from '#lib/balance/use-balance.tsx'
import { DemoMark } from '#ui/demo-mark/demo-mark.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import styles from './balance.module.css'

/** The balance. Pressing it refreshes it; the eye hides it. */
export function Balance({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  const { hidden, toggle } = useBalanceVisibility()
  const refresh = useRefreshBalance()
  const eye = t(hidden ? 'balance.show' : 'balance.hide')
  return (
    <div className={styles.balance} data-compact={compact || undefined}>
      <div className={styles.figure}>
        <DemoMark />
        <Figure />
        {/* Lies over the figure instead of around it: its label would replace the figure for screen readers. */}
        <button
          type="button"
          className={`${styles.refresh} touch`}
          aria-label={t('balance.refresh')}
          title={t('balance.refresh')}
          onClick={(event) => void refresh(event.currentTarget)}
        />
      </div>
      {!compact && (
        <Tooltip text={eye}>
          <IconButton label={eye} size="sm" onClick={toggle}>
            {hidden ? <EyeOff /> : <Eye />}
          </IconButton>
        </Tooltip>
      )}
    </div>
  )
}

/** The only part that re-renders when the balance changes. */
function Figure() {
  const { t } = useTranslation()
  const { shown, failed } = useBalance()
  return (
    <span role="status" aria-label={t('balance.label')} className="fig">
      {shown ?? (failed ? <small>{t('balance.failed')}</small> : <Skeleton width="84px" height="16px" />)}
    </span>
  )
}
