import { useTranslation } from 'react-i18next'
import { AccountSearch } from '#ui/account-search/account-search.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TeamPath } from '#ui/team-path/team-path.tsx'
import { useTeamBetting } from '../api/use-team-betting.ts'
import { bettingGroups } from '../model/record-filters.ts'
import { BackToTeam } from './back-to-team.tsx'
import { BetView } from './bet-view.tsx'
import { BettingFigures } from './betting-figures.tsx'
import { BettingFilters } from './betting-filters.tsx'
import { BettorView } from './bettor-view.tsx'
import { GameView } from './game-view.tsx'
import styles from './team-betting.module.css'
import { TypeChart } from './type-chart.tsx'

/** Every decided bet of the agent's team, or of one line of it: figures, game types, and the bets themselves. */
export function TeamBetting() {
  const { t } = useTranslation('agentRecords')
  const team = useTeamBetting()
  const { view, by, betting, showLine } = team
  const { data, error, isFetching, refetch } = betting
  const handleRetry = () => void refetch()
  return (
    <>
      {data && <TeamPath path={data.path} onOpen={showLine} />}
      <AccountSearch
        find={view.values.find}
        onFind={(find) => view.change({ values: { find } })}
        label={t('search')}
        submit={t('find')}
      />
      <BettingFilters team={team} />
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <>
          <LoadFailure query={betting} title={t('betting.figuresFailed')} />
          <BackToTeam query={betting} user={view.values.user} onBack={() => showLine(undefined)} />
        </>
      ) : (
        <>
          <BettingFigures betting={betting} />
          {data && data.gameTypes.length > 0 && <TypeChart data={data} />}
        </>
      )}
      <SegmentedControl
        className={styles.group}
        label={t('betting.group')}
        segments={bettingGroups.map((value) => ({ value, label: t(`betting.by.${value}`) }))}
        value={by}
        onValueChange={(value) => view.change({ values: { by: value === 'bets' ? undefined : value } })}
      />
      {by === 'bets' && <BetView team={team} />}
      {by === 'bettors' && <BettorView team={team} />}
      {by === 'games' && <GameView team={team} />}
    </>
  )
}
