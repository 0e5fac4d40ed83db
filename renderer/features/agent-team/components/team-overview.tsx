import { useTranslation } from 'react-i18next'
import { formatClock, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { Button } from '#ui/button/button.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { TeamPath } from '#ui/team-path/team-path.tsx'
import { useDayColumns } from '../api/use-day-columns.ts'
import { useTeamOverview } from '../api/use-team-overview.ts'
import { GameTypeTable } from './game-type-table.tsx'
import { LineTable } from './line-table.tsx'
import { TeamCharts } from './team-charts.tsx'
import { TeamFiguresRow } from './team-figures.tsx'

/** Figures of the agent's team, or of one of its lines: sums, charts by day, game types and the largest lines. */
export function TeamOverview() {
  const { t } = useTranslation(['agentTeam', 'records'])
  const { tag } = useLanguage()
  const team = useTeamOverview()
  const { view, overview, showLine } = team
  const { data, error, isFetching, refetch } = overview
  const days = data?.days ?? []
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `team-${from}-${to}`,
    columns: useDayColumns(),
    ask: () => Promise.resolve({ list: days, total: days.length }),
    total: days.length,
  })
  const handleStart = () => void csv.start()
  const isLine = view.values.user !== undefined
  const handleRetry = () => void refetch()
  return (
    <>
      <CentreHead
        note={data && t('upTo', { time: formatClock(data.asOf, tag), zone: zoneName(tag) })}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={days.length === 0}
              onStart={handleStart}
            />
          )
        }
      />
      {data && <TeamPath path={data.path} onOpen={showLine} />}
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
      {error && !data ? (
        <>
          <LoadFailure query={overview} title={t('failed')} />
          {isLine && (
            <Button className="center" onClick={() => showLine(undefined)}>
              {t('wholeTeam')}
            </Button>
          )}
        </>
      ) : data?.now.members === 0 ? (
        <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
      ) : (
        <>
          <TeamFiguresRow overview={overview} />
          {data && <TeamCharts days={data.days} range={view.range} />}
          <LineTable team={team} />
          {data && <GameTypeTable types={data.gameTypes} />}
        </>
      )}
    </>
  )
}
