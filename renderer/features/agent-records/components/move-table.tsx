import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { TeamMove } from '#shared/contract/endpoints/agent-records.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import { KindName } from '#ui/record-cells/kind-name.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { movesPerPage, type TeamMovesView } from '../api/use-team-moves.ts'
import { narrowedView } from '../model/narrowed-view.ts'
import { HolderName } from './holder-name.tsx'
import { RecordTime } from './record-time.tsx'

type MoveTableProps = { records: TeamMovesView; onOpen: (move: TeamMove) => void }

/** The movements of the filter, latest first, with the sum of all of them. */
export function MoveTable({ records: { view, moves }, onOpen }: MoveTableProps) {
  const { t } = useTranslation(['agentRecords', 'statement', 'records'])
  const money = useMoneyFormat()
  const { data } = moves
  const columns: Column<TeamMove>[] = [
    {
      key: 'time',
      header: t('column.time'),
      card: 'note',
      cell: ({ time, kind }) => <RecordTime time={time} about={t(`statement:kind.${kind}`)} />,
    },
    {
      key: 'account',
      header: t('column.account'),
      card: 'title',
      cell: (move) => <HolderName holder={move} />,
    },
    {
      key: 'kind',
      header: t('column.kind'),
      cell: ({ kind, title }) => <KindName kind={kind} name={t(`statement:kind.${kind}`)} title={title} />,
    },
    {
      key: 'order',
      header: t('column.order'),
      cell: ({ order }) => (
        <bdi className="num" translate="no">
          {order}
        </bdi>
      ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => <Delta amount={amount} {...money} />,
    },
    {
      key: 'balance',
      header: t('column.balance'),
      figures: true,
      cell: ({ balance }) => (balance === null ? '–' : <Money amount={balance} {...money} />),
    },
  ]
  return (
    <RecordTable
      label={t('moves.list')}
      columns={columns}
      rowKey={({ moveId }) => moveId}
      onOpen={onOpen}
      openLabel={({ kind, account, time }) =>
        t('moves.open', { kind: t(`statement:kind.${kind}`), account, time: formatMoment(time) })
      }
      skeletons={movesPerPage}
      totals={
        data && [
          {
            key: 'all',
            label: t('records:totals.all'),
            cells: { amount: <Delta amount={data.sum} {...money} /> },
          },
        ]
      }
      query={moves}
      page={view.page}
      perPage={movesPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('moves.failed')}
      empty={
        <NoRecords
          view={narrowedView(view, { user: view.values.user })}
          none={{ title: t('moves.none'), hint: t('moves.noneHint') }}
          noneFits={{ title: t('moves.noneFits'), hint: t('moves.noneFitsHint') }}
        />
      }
    />
  )
}
