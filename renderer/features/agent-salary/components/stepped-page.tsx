import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import type { SteppedRow } from '#shared/contract/endpoints/agent-salary.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useSteppedColumns } from '../api/use-salary-columns.ts'
import { type SteppedKind, useSteppedSalary } from '../api/use-stepped-salary.ts'
import { SalaryChart } from './salary-chart.tsx'
import { SalaryNow } from './salary-now.tsx'
import { SalarySteps } from './salary-steps.tsx'
import { SalaryTabs } from './salary-tabs.tsx'
import { SteppedDetail } from './stepped-detail.tsx'
import styles from './stepped-page.module.css'
import { SteppedTable } from './stepped-table.tsx'

/** A salary by steps: the running period, the steps, a chart and the record. */
export function SteppedPage({ kind }: { kind: SteppedKind }) {
  const { t } = useTranslation(['agentSalary', 'records'])
  const { tag } = useLanguage()
  const salary = useSteppedSalary(kind)
  const { view, summary, record, ask } = salary
  const { data, error, isFetching, refetch } = summary
  const [open, setOpen] = useState<SteppedRow>()
  const { from, to } = view.range
  const total = record.data?.total ?? 0
  const csv = useCsvExport({
    name: `${kind}-salary-${from}-${to}`,
    columns: useSteppedColumns(kind),
    ask,
    total,
  })
  const handleStart = () => void csv.start()
  const heading = t(`record.${kind}`)
  return (
    <>
      <CentreHead
        note={`${t(`note.${kind}`)} ${t('records:zone', { zone: zoneName(tag) })}`}
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
      <SalaryTabs current={kind} next={data?.nextRealtime} />
      {data?.waiting && <Notice tone="warn">{t('waiting')}</Notice>}
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {error && !data && <LoadFailure query={summary} title={t(`failed.${kind}`)} />}
      {!error && !data && <Skeleton height="300px" />}
      {data && (
        <>
          <div className={styles.pair}>
            <SalaryNow kind={kind} salary={data} />
            <SalarySteps kind={kind} contract={data.contract} running={data.running} />
          </div>
          <SalaryChart kind={kind} periods={data.chart} />
        </>
      )}
      {(data || !error) && (
        <section className={styles.record} aria-label={heading}>
          <h3>{heading}</h3>
          <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
          <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
          <SteppedTable salary={salary} onOpen={setOpen} />
        </section>
      )}
      {open && (
        <SteppedDetail
          kind={kind}
          row={open}
          steps={data?.contract.steps ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
