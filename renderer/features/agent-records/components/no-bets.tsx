import { useTranslation } from 'react-i18next'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { narrowedView } from '../model/narrowed-view.ts'

/** Shown when no bet matches the filter. */
export function NoBets({ view }: Pick<TeamBettingView, 'view'>) {
  const { t } = useTranslation('agentRecords')
  const { user, by, sort, order } = view.values
  return (
    <NoRecords
      view={narrowedView(view, { user, by, sort, order })}
      none={{ title: t('betting.none'), hint: t('betting.noneHint') }}
      noneFits={{ title: t('betting.noneFits'), hint: t('betting.noneFitsHint') }}
    />
  )
}
