import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { presetRange } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import type { WithdrawalRecords } from '../api/use-withdrawal-records.ts'

type NoWithdrawalsProps = {
  view: WithdrawalRecords['view']
  /** Number of pages in the filter. The address may name a page past the last. */
  pages: number
}

/** Shown when there are no withdrawals, with a way on. On a page past the last it goes to the last one. */
export function NoWithdrawals({ view, pages }: NoWithdrawalsProps) {
  const { t } = useTranslation(['withdrawals', 'records'])
  const { show } = useWithdrawView()
  const { page, range, today, narrowed, change } = view
  const beyond = pages > 0 && page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })
  if (beyond) return null
  if (narrowed)
    return (
      <EmptyState
        scene="lens"
        title={t('history.noneFits')}
        action={
          <Button onClick={() => change({ values: { state: undefined } })}>{t('records:clear')}</Button>
        }
      />
    )
  return (
    <EmptyState
      scene="boat"
      title={t('history.none')}
      action={
        range.preset === 'last30' ? (
          <Button onClick={() => show('form')}>{t('view.form')}</Button>
        ) : (
          <Button onClick={() => change({ range: presetRange('last30', today) })}>
            {t('records:longer')}
          </Button>
        )
      }
    />
  )
}
