import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RealtimeSalary, SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { type Amount, addAmounts } from '#shared/domain/money.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Money } from '#ui/money/money.tsx'
import { NoRecords, type NoRecordsProps } from '#ui/record-table/no-records.tsx'
import { RecordTable, type RecordTableProps } from '#ui/record-table/record-table.tsx'
import { usePeriodName } from '../api/use-period-name.ts'
import { columnNames } from '../model/column-names.ts'

type Period = RealtimeSalary['lastHour'][number]
type Page<Row> = {
  list: readonly Row[]
  total: number
  totalPages: number
  totals?: { validBet: Amount; amount: Amount } | undefined
}

type SalaryTableProps<Row> = Pick<RecordTableProps<Row>, 'perPage'> & {
  kind: SalaryKind
  view: NoRecordsProps['view'] & { page: number; change: (change: { page: number }) => void }
  record: RecordTableProps<Row>['query'] & { data: Page<Row> | undefined }
  /** What the salary was worked out by. */
  basis: Column<Row>
  /** What became of it. */
  outcome: readonly Column<Row>[]
  /** What would fill an empty record. */
  hint: string | undefined
  onOpen: (row: Row) => void
}

/** The periods of a salary, with the sums of the page and of the whole range. */
export function SalaryTable<Row extends Period>({
  kind,
  view,
  record,
  perPage,
  basis,
  outcome,
  hint,
  onOpen,
}: SalaryTableProps<Row>) {
  const { t } = useTranslation(['agentSalary', 'records'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const nameOf = usePeriodName(kind)
  const { data } = record
  const sums = (validBet: string, amount: string) => ({
    validBet: <Money amount={validBet} {...money} />,
    salary: <Money amount={amount} {...money} />,
  })
  const columns: Column<Row>[] = [
    {
      key: 'period',
      header: t(columnNames[kind].period),
      card: 'title',
      cell: (row) => <span className="num">{nameOf(row)}</span>,
    },
    {
      key: 'members',
      header: t(columnNames[kind].members),
      figures: true,
      cell: ({ members }) => formatCount(members, tag),
    },
    {
      key: 'validBet',
      header: t('column.validBet'),
      figures: true,
      card: 'figureNote',
      cell: ({ validBet }) => <Money amount={validBet} {...money} />,
    },
    basis,
    {
      key: 'salary',
      header: t('column.salary'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => (
        <b>
          <Money amount={amount} {...money} />
        </b>
      ),
    },
    ...outcome,
  ]
  return (
    <RecordTable
      label={t(`record.${kind}`)}
      columns={columns}
      rowKey={({ from }) => String(from)}
      onOpen={onOpen}
      openLabel={(row) => t('open', { period: nameOf(row) })}
      skeletons={perPage}
      totals={
        data && [
          ...(data.totalPages > 1
            ? [
                {
                  key: 'page',
                  label: t('records:totals.page'),
                  cells: sums(
                    addAmounts(...data.list.map(({ validBet }) => validBet)),
                    addAmounts(...data.list.map(({ amount }) => amount)),
                  ),
                },
              ]
            : []),
          ...(data.totals
            ? [
                {
                  key: 'all',
                  label: t('records:totals.all'),
                  cells: sums(data.totals.validBet, data.totals.amount),
                },
              ]
            : []),
        ]
      }
      query={record}
      page={view.page}
      perPage={perPage}
      onPage={(page) => view.change({ page })}
      failed={t('failed.record')}
      empty={<NoRecords view={view} none={{ title: t('none.title'), hint }} />}
    />
  )
}
