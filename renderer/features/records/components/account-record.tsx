import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { useEntryColumns } from '../api/use-entry-columns.ts'
import { useEntryRecords } from '../api/use-entry-records.ts'
import { EntryDetail } from './entry-detail.tsx'
import { EntryFigures } from './entry-figures.tsx'
import { EntryFilters } from './entry-filters.tsx'
import { EntryTable } from './entry-table.tsx'

/** Every change of the member's money: filters, sums, and the list. */
export function AccountRecord() {
  const { t } = useTranslation(['statement', 'records'])
  const { tag } = useLanguage()
  const records = useEntryRecords()
  const { view, entries, ask } = records
  const [open, setOpen] = useState<AccountEntry>()
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `account-${from}-${to}`,
    columns: useEntryColumns(),
    ask,
    total: entries.data?.total ?? 0,
  })
  const handleStart = () => void csv.start()
  return (
    <>
      <CentreHead
        note={`${t('entries.note')} ${t('records:zone', { zone: zoneName(tag) })}`}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={!entries.data || entries.data.total === 0}
              onStart={handleStart}
            />
          )
        }
      />
      <EntryFilters view={view} />
      <ExportProgress state={csv.state} onStart={handleStart} onStop={csv.stop} />
      <EntryFigures entries={entries} />
      <EntryTable records={records} onOpen={setOpen} />
      {open && <EntryDetail entry={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
