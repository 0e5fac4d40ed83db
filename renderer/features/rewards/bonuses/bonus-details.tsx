import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useCsvExport } from '#lib/records/use-csv-export.ts'
import { type Bonus, bonusStates } from '#shared/contract/endpoints/bonuses.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { ExportButton } from '#ui/csv-export/export-button.tsx'
import { ExportProgress } from '#ui/csv-export/export-progress.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { ActiveBonuses } from './active-bonuses.tsx'
import { BonusDetail } from './bonus-detail.tsx'
import { BonusTable } from './bonus-table.tsx'
import { useBonusColumns } from './use-bonus-columns.ts'
import { useBonusRecords } from './use-bonuses.ts'

/** What each bonus still asks for, and all bonuses on record. */
export function BonusDetails() {
  const { t } = useTranslation(['rewards', 'records'])
  const { tag } = useLanguage()
  const bonusRecords = useBonusRecords()
  const { view, records, ask } = bonusRecords
  const [open, setOpen] = useState<Bonus>()
  const { from, to } = view.range
  const csv = useCsvExport({
    name: `bonuses-${from}-${to}`,
    columns: useBonusColumns(),
    ask,
    total: records.data?.total ?? 0,
  })
  const start = () => void csv.start()
  return (
    <>
      <CentreHead
        note={`${t('bonus.note')} ${t('records:zone', { zone: zoneName(tag) })}`}
        actions={
          csv.isOffered && (
            <ExportButton
              running={csv.state.status === 'running'}
              disabled={!records.data || records.data.total === 0}
              onStart={start}
            />
          )
        }
      />
      <ActiveBonuses />
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
        <FilterMenu
          label={t('bonus.state')}
          all={t('bonus.allStates')}
          options={bonusStates.map((value) => ({ value, label: t(`bonus.states.${value}`) }))}
          value={view.values.state}
          onValue={(value) =>
            view.change({ values: { state: bonusStates.find((other) => other === value) } })
          }
        />
      </FilterBar>
      <ExportProgress state={csv.state} onStart={start} onStop={csv.stop} />
      <BonusTable bonusRecords={bonusRecords} onOpen={setOpen} />
      {open && <BonusDetail bonus={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
