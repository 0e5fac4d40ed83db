import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { useIncome } from '../api/use-income.ts'
import { useIncomeColumns } from '../api/use-income-columns.ts'
import type { IncomeDay } from '../model/income-day.ts'
import { IncomeChart } from './income-chart.tsx'
import { IncomeDetail } from './income-detail.tsx'
import { IncomeFigures } from './income-figures.tsx'
import { IncomeTable } from './income-table.tsx'

/** What the agent was paid: sums by kind, by day, and how each day came about. */
export function MyIncome() {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const { view, income } = useIncome()
  const [open, setOpen] = useState<IncomeDay>()
  const { data, error, isFetching, isPlaceholderData, refetch } = income
  const days = data?.days ?? []
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `income-${from}-${to}`,
    columns: useIncomeColumns(),
    ask: () => Promise.resolve({ list: days, total: days.length }),
    total: days.length,
  })
  const handleStart = () => void csv.start()
  return (
    <>
      <CentreHead
        note={t('note', { zone: zoneName(tag) })}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={days.length === 0 || isPlaceholderData}
              onStart={handleStart}
            />
          )
        }
      />
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })} />
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
      {error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {error && !data ? (
        <LoadFailure query={income} title={t('failed')} />
      ) : (
        <>
          <IncomeFigures income={income} />
          {data && <IncomeChart days={data.days} range={view.range} />}
          <IncomeTable income={data} stale={isPlaceholderData} onOpen={setOpen} />
        </>
      )}
      {open && <IncomeDetail day={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
