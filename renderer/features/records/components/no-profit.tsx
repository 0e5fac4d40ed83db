import { useTranslation } from 'react-i18next'
import { presetRange } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'

/** Shown when there is nothing to sum up, with a way to find something. */
export function NoProfit({
  view: { range, today, change },
  ofGames,
}: Pick<ProfitRecords, 'view' | 'ofGames'>) {
  const { t } = useTranslation(['statement', 'records'])
  if (ofGames)
    return (
      <EmptyState
        scene="lens"
        title={t('profit.noneFits')}
        action={
          <Button onClick={() => change({ values: { gameType: undefined, vassalage: undefined } })}>
            {t('records:clear')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      scene="boat"
      title={t('profit.none')}
      action={
        range.preset !== 'last30' && (
          <Button onClick={() => change({ range: presetRange('last30', today) })}>
            {t('records:longer')}
          </Button>
        )
      }
    >
      {t('profit.noneHint')}
    </EmptyState>
  )
}
