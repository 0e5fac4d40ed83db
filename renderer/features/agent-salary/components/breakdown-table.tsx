import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Amount } from '#shared/domain/money.ts'
import type { Column } from '#ui/data-table/column.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { RecordTable, type RecordTableProps } from '#ui/record-table/record-table.tsx'
import { breakdownPerPage } from '../api/use-salary-breakdown.ts'

type BreakdownTableProps<Row> = Pick<
  RecordTableProps<Row>,
  'rowKey' | 'query' | 'page' | 'onPage' | 'failed'
> & {
  title: string
  /** The column between the account and its valid bets. */
  about: Column<Row>
  /** The columns after the valid bets. */
  after?: readonly Column<Row>[] | undefined
}

/** Lists how much each member bet in a period, page by page. */
export function BreakdownTable<Row extends { account: string; validBet: Amount }>({
  title,
  about,
  after,
  ...table
}: BreakdownTableProps<Row>) {
  const { t } = useTranslation('agentSalary')
  const money = useMoneyFormat()
  return (
    <RecordTable
      {...table}
      label={title}
      pages={title}
      columns={[
        {
          key: 'account',
          header: t('detail.account'),
          card: 'title',
          cell: ({ account }) => <bdi>{account}</bdi>,
        },
        about,
        {
          key: 'validBet',
          header: t('column.validBet'),
          figures: true,
          card: 'figure',
          cell: ({ validBet }) => <Money amount={validBet} {...money} />,
        },
        ...(after ?? []),
      ]}
      skeletons={5}
      perPage={breakdownPerPage}
      empty={<EmptyState title={t('detail.nobody')} />}
    />
  )
}
