import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'
import { addAmounts } from '#shared/domain/money.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { type EntryRecords, entriesPerPage } from '../api/use-entry-records.ts'
import { useKindName } from '../api/use-kind-name.ts'
import { useEntryCells } from './use-entry-cells.tsx'

type EntryTableProps = { records: EntryRecords; onOpen: (entry: AccountEntry) => void }

/** The entries of the filter, page by page, with the sums of the page and of all pages. */
export function EntryTable({ records: { view, entries }, onOpen }: EntryTableProps) {
  const { t } = useTranslation(['statement', 'member', 'records'])
  const money = useMoneyFormat()
  const kindName = useKindName()
  const { data } = entries
  const columns = useEntryCells(money, data?.wallets ?? 1)
  return (
    <RecordTable
      label={t('member:page.transactionHistory')}
      columns={columns}
      rowKey={({ entryId }) => entryId}
      onOpen={onOpen}
      openLabel={({ kind, time }) => t('entries.open', { kind: kindName(kind), time: formatMoment(time) })}
      skeletons={entriesPerPage}
      totals={
        data && [
          {
            key: 'page',
            label: t('records:totals.page'),
            cells: {
              amount: <Delta amount={addAmounts(...data.list.map(({ amount }) => amount))} {...money} />,
            },
          },
          ...(data.totals
            ? [
                {
                  key: 'all',
                  label: t('records:totals.all'),
                  cells: { amount: <Delta amount={data.totals.net} {...money} /> },
                },
              ]
            : []),
        ]
      }
      query={entries}
      page={view.page}
      perPage={entriesPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('entries.failed')}
      empty={
        <NoRecords
          view={view}
          none={{ title: t('entries.none'), hint: t('entries.noneHint') }}
          noneFits={{ title: t('entries.noneFits'), hint: t('entries.noneFitsHint') }}
        />
      }
    />
  )
}
