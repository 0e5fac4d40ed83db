import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { PlayedGame } from '#shared/contract/endpoints/agent-records.ts'
import type { Column } from '#ui/data-table/column.ts'
import { RecordTable, type RecordTableProps } from '#ui/record-table/record-table.tsx'
import { rowsPerPage, type TeamBettingView } from '../api/use-team-betting.ts'
import { BettingExport, type BettingExportProps } from './betting-export.tsx'
import { LongRange } from './long-range.tsx'
import { NoBets } from './no-bets.tsx'
import { type BetMoney, useBetMoney } from './use-bet-money.tsx'

type Sums = BetMoney & Pick<PlayedGame, 'bets'>
type Page<Row> = { list: readonly Row[]; total: number; totalPages: number; totals?: Sums | undefined }

type BettingTableProps<Row> = Pick<RecordTableProps<Row>, 'label' | 'rowKey' | 'onOpen' | 'openLabel'> & {
  team: TeamBettingView
  query: RecordTableProps<Row>['query'] & { data: Page<Row> | undefined }
  /** The columns before those of money. */
  columns: readonly Column<Row>[]
  csv: readonly CsvColumn<Row>[]
  ask: BettingExportProps<Row>['ask']
  /** Tools above the list. */
  children?: ReactNode
  /** The range is too long for this list, and nothing was requested. */
  isLong?: boolean | undefined
}

/** One list of what a team bet, with its money, the totals of the whole filter and its export. */
export function BettingTable<Row extends BetMoney>({
  team,
  query,
  columns,
  csv,
  ask,
  isLong = false,
  children,
  ...table
}: BettingTableProps<Row>) {
  const { t } = useTranslation(['agentRecords', 'records'])
  const money = useBetMoney()
  const { view } = team
  const { data } = query
  return (
    <>
      <BettingExport team={team} columns={csv} ask={ask} total={isLong ? 0 : (data?.total ?? 0)} />
      {children}
      {isLong ? (
        <LongRange team={team} />
      ) : (
        <RecordTable
          {...table}
          columns={[...columns, ...money.columns]}
          skeletons={rowsPerPage}
          totals={
            data?.totals && [{ key: 'all', label: t('records:totals.all'), cells: money.totals(data.totals) }]
          }
          query={query}
          page={view.page}
          perPage={rowsPerPage}
          onPage={(page) => view.change({ page })}
          failed={t('betting.failed')}
          empty={<NoBets view={view} />}
        />
      )}
    </>
  )
}
