import { useTranslation } from 'react-i18next'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { CsvColumn, CsvPage } from '#lib/records/csv-file.ts'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { TeamExport } from './team-export.tsx'

export type BettingExportProps<Row> = {
  team: TeamBettingView
  columns: readonly CsvColumn<Row>[]
  ask: (page: { pageNo: number; pageSize: number }, signal: AbortSignal) => Promise<CsvPage<Row>>
  total: number
}

/** The page's head with the export of what is listed. */
export function BettingExport<Row>({ team: { view, by }, ...file }: BettingExportProps<Row>) {
  const { t } = useTranslation(['agentRecords', 'records'])
  const { tag } = useLanguage()
  const { from, to } = view.range
  return (
    <TeamExport
      note={`${t('betting.note')} ${t('records:zone', { zone: zoneName(tag) })}`}
      name={`team-${by}-${from}-${to}`}
      {...file}
    />
  )
}
