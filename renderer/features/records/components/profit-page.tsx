import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { useProfit } from '../api/use-profit.ts'
import { useProfitColumns } from '../api/use-profit-columns.ts'
import { profitGroupings } from '../model/profit-filter.ts'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitFigures } from './profit-figures.tsx'
import { ProfitFilters } from './profit-filters.tsx'
import styles from './profit-page.module.css'
import { ProfitTable } from './profit-table.tsx'
import { useProfitRows } from './use-profit-rows.ts'

/** What play, bonuses and payments came to: filters, sums, the chart by day, and the table. */
export function ProfitPage() {
  const { t } = useTranslation(['statement', 'records'])
  const { tag } = useLanguage()
  const records = useProfit()
  const { view, by, setBy, ofGames, profit } = records
  const rowsOf = useProfitRows()
  const rows = profit.data ? rowsOf(profit.data, by) : []
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `profit-${by}-${from}-${to}`,
    columns: useProfitColumns(by, by === 'days' && !ofGames),
    ask: () => Promise.resolve({ list: rows, total: rows.length }),
    total: rows.length,
  })
  const handleStart = () => void csv.start()
  return (
    <>
      <CentreHead
        note={t('records:zone', { zone: zoneName(tag) })}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={rows.length === 0}
              onStart={handleStart}
            />
          )
        }
      />
      <ProfitFilters view={view} />
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
      <ProfitFigures profit={profit} ofGames={ofGames} />
      <p className="tiny faint">
        {ofGames ? `${t('profit.rule')} ${t('profit.noBonus')}` : t('profit.rule')}
      </p>
      <ProfitChart records={records} />
      <SegmentedControl
        label={t('profit.group')}
        segments={profitGroupings.map((value) => ({ value, label: t(`profit.by.${value}`) }))}
        value={by}
        onValueChange={setBy}
        className={styles.by}
      />
      <ProfitTable records={records} />
    </>
  )
}
