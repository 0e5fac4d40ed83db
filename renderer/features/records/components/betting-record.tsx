import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { useBetColumns } from '../api/use-bet-columns.ts'
import { useBetRecords } from '../api/use-bet-records.ts'
import { BetDays } from './bet-days.tsx'
import { BetDetail } from './bet-detail.tsx'
import { BetFigures } from './bet-figures.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetTable } from './bet-table.tsx'

/** The member's bets: filters, sums, the chart by day, and the list. */
export function BettingRecord() {
  // A bet's details need the second one. Loading it then would suspend the page behind them.
  const { t } = useTranslation(['records', 'statement'])
  const { tag } = useLanguage()
  const records = useBetRecords()
  const { view, bets, ask } = records
  const [open, setOpen] = useState<Bet>()
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `bets-${from}-${to}`,
    columns: useBetColumns(),
    ask,
    total: bets.data?.total ?? 0,
  })
  const start = () => void csv.start()
  return (
    <>
      <CentreHead
        note={t('zone', { zone: zoneName(tag) })}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={!bets.data || bets.data.total === 0}
              onStart={start}
            />
          )
        }
      />
      <BetFilters view={view} />
      <ExportProgress state={csv.state} onStart={start} onStop={csv.stop} />
      <BetFigures bets={bets} />
      <BetDays records={records} />
      <BetTable records={records} onOpen={setOpen} />
      {open && <BetDetail bet={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
