import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import type { SlotRow } from '#shared/contract/endpoints/agent-salary.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRealtimeSalary } from '../api/use-realtime-salary.ts'
import { useSlotColumns } from '../api/use-salary-columns.ts'
import { RealtimeFigures } from './realtime-figures.tsx'
import { RealtimeHero } from './realtime-hero.tsx'
import { SalaryChart } from './salary-chart.tsx'
import { SalaryTabs } from './salary-tabs.tsx'
import { SlotDetail } from './slot-detail.tsx'
import { SlotTable } from './slot-table.tsx'
import styles from './stepped-page.module.css'

/** A share of the team's bets every five minutes: the countdown, sums, the last hour and the record. */
export function RealtimeSalary() {
  const { t } = useTranslation(['agentSalary', 'records'])
  const { tag } = useLanguage()
  const salary = useRealtimeSalary()
  const { view, summary, record, ask } = salary
  const { data, error, isFetching, refetch } = summary
  const [open, setOpen] = useState<SlotRow>()
  const { from, to } = view.range
  const total = record.data?.total ?? 0
  const csv = useCsvExport({
    name: `realtime-salary-${from}-${to}`,
    columns: useSlotColumns(),
    ask,
    total,
  })
  const handleStart = () => void csv.start()
  const heading = t('record.realtime')
  const { settlements, slots } = record.data?.totals ?? { settlements: 0, slots: 0 }
  return (
    <>
      <CentreHead
        note={`${t('note.realtime')} ${t('records:zone', { zone: zoneName(tag) })}`}
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
      <SalaryTabs current="realtime" />
      {data?.waiting && <Notice tone="warn">{t('waiting')}</Notice>}
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {error && !data ? (
        <LoadFailure query={summary} title={t('failed.realtime')} />
      ) : (
        <>
          {data ? <RealtimeHero salary={data} /> : <Skeleton height="132px" />}
          <RealtimeFigures salary={data} />
          {data ? <SalaryChart kind="realtime" periods={data.lastHour} /> : <Skeleton height="240px" />}
          <section className={styles.record} aria-label={heading}>
            <h3>{heading}</h3>
            <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
            <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
            <SlotTable salary={salary} onOpen={setOpen} />
            {slots > settlements && (
              <p className="tiny muted">
                {t('slots', { paid: formatCount(settlements, tag), all: formatCount(slots, tag) })}
              </p>
            )}
          </section>
        </>
      )}
      {open && <SlotDetail row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
