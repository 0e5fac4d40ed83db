import { useTranslation } from 'react-i18next'
import { formatClock, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TeamPath } from '#ui/team-path/team-path.tsx'
import { useLineColumns } from '../api/use-line-columns.ts'
import { useTeamLoss } from '../api/use-team-loss.ts'
import { BackToTeam } from './back-to-team.tsx'
import { LineList } from './line-list.tsx'
import { LossChart } from './loss-chart.tsx'
import { StatementCard } from './statement-card.tsx'
import { TeamExport } from './team-export.tsx'
import styles from './user-loss.module.css'

/** How the profit of the agent's team became its net profit: the statement, its days and its lines. */
export function UserLoss() {
  const { t } = useTranslation(['agentRecords', 'agentTeam'])
  const { tag } = useLanguage()
  const loss = useTeamLoss()
  const { view, statement, lines, ask, showLine } = loss
  const { data, error, isFetching, isPlaceholderData, refetch } = statement
  const { from, to } = view.range
  const handleRetry = () => void refetch()
  return (
    <>
      <TeamExport
        note={data && t('agentTeam:upTo', { time: formatClock(data.asOf, tag), zone: zoneName(tag) })}
        name={`team-loss-${from}-${to}`}
        columns={useLineColumns()}
        ask={ask}
        total={lines.data?.total ?? 0}
      />
      {data && <TeamPath path={data.path} onOpen={showLine} />}
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <>
          <LoadFailure query={statement} title={t('loss.failed')} />
          <BackToTeam query={statement} user={view.values.user} onBack={() => showLine(undefined)} />
        </>
      ) : (
        <>
          <div className={styles.two} data-alone={data && data.days.length < 2 ? '' : undefined}>
            {data ? (
              <StatementCard now={data.now} range={view.range} stale={isPlaceholderData} />
            ) : (
              <Skeleton height="340px" />
            )}
            {data ? <LossChart days={data.days} range={view.range} /> : <Skeleton height="340px" />}
          </div>
          <LineList loss={loss} />
        </>
      )}
    </>
  )
}
