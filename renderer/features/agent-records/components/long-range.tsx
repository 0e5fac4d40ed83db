import { useTranslation } from 'react-i18next'
import { longestBetRange } from '#shared/contract/endpoints/agent-records.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { longestBetRangeTo } from '../model/long-bet-range.ts'

/** Says for how long single bets and games are listed, with a shorter range and the list of members. */
export function LongRange({ team: { view } }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const { today, change } = view
  return (
    <EmptyState
      title={t('betting.tooLong', { days: longestBetRange })}
      action={
        <>
          <Button onClick={() => change({ range: longestBetRangeTo(today) })}>{t('betting.long')}</Button>
          <Button variant="quiet" onClick={() => change({ values: { by: 'bettors' } })}>
            {t('betting.byMember')}
          </Button>
        </>
      }
    />
  )
}
