import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { dividendStates } from '#shared/contract/endpoints/agent-dividends.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useDividendColumns } from '../api/use-dividend-columns.ts'
import { useDividendRecords } from '../api/use-dividend-records.ts'
import { useDividendRequests } from '../api/use-dividend-requests.ts'
import { DividendTable } from './dividend-table.tsx'
import styles from './dividends.module.css'
import { DownlineRequests } from './downline-requests.tsx'
import { OpenDividends } from './open-dividends.tsx'
import { RunningPeriod } from './running-period.tsx'

/** The agent's dividends: what is open, what counts now, what downlines have requested, and the record. */
export function DividendRecord() {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const requests = useDividendRequests()
  const records = useDividendRecords()
  const { view, dividends, ask } = records
  const total = dividends.data?.total ?? 0
  const { from, to } = view.range
  const csv = useCsvExport({ name: `dividends-${from}-${to}`, columns: useDividendColumns(), ask, total })
  const handleStart = () => void csv.start()
  const { data, error, isFetching, refetch } = requests.query
  const running = data?.running
  return (
    <>
      <CentreHead
        note={
          running &&
          t(`note.${running.payer}`, {
            rate: formatPercent(running.rate, tag),
            every: t(`every.${running.period}`),
          })
        }
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={total === 0}
              onStart={handleStart}
            />
          )
        }
      />
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <>
          <div className={styles.cards}>
            <OpenDividends dividends={data.open} />
            <RunningPeriod running={data.running} asOf={data.asOf} />
          </div>
          <DownlineRequests requests={requests} />
        </>
      ) : error ? (
        <LoadFailure query={requests.query} title={t('failed')} />
      ) : (
        <div className={styles.cards} aria-busy="true">
          <Skeleton height="300px" />
          <Skeleton height="300px" />
        </div>
      )}
      <section className={styles.section} aria-labelledby="dividend-list">
        <h3 id="dividend-list">{t('record.title')}</h3>
        <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
          <FilterMenu
            label={t('column.state')}
            all={t('record.anyState')}
            options={dividendStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={view.values.state}
            // The schema of the filter drops whatever isn't a state.
            onValue={(state) =>
              view.change({ values: { state: dividendStates.find((value) => value === state) } })
            }
          />
        </FilterBar>
        <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
        <DividendTable records={records} />
      </section>
    </>
  )
}
