import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'
import { addAmounts } from '#shared/domain/money.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { type EntryRecords, entriesPerPage } from '../api/use-entry-records.ts'
import { NoEntries } from './no-entries.tsx'
import { useEntryCells } from './use-entry-cells.tsx'

type EntryTableProps = { records: EntryRecords; onOpen: (entry: AccountEntry) => void }

/** The entries of the filter, page by page, with the sums of the page and of all pages. */
export function EntryTable({ records: { view, entries }, onOpen }: EntryTableProps) {
  const { t } = useTranslation(['statement', 'member', 'records', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, isPlaceholderData, refetch } = entries
  const columns = useEntryCells(money, data?.wallets ?? 1)
  const handleRetry = () => void refetch()
  const first = (view.page - 1) * entriesPerPage
  return (
    <>
      <DataTable
        label={t('member:page.transactionHistory')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ entryId }) => entryId}
        onOpen={onOpen}
        openLabel={({ kind, time }) =>
          t('entries.open', { kind: t(`kind.${kind}`), time: formatMoment(time) })
        }
        loading={!data && !error}
        skeletons={entriesPerPage}
        stale={isPlaceholderData}
        notice={error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
        totals={
          data && [
            {
              key: 'page',
              label: t('records:totals.page'),
              cells: {
                amount: <Delta amount={addAmounts(...data.list.map(({ amount }) => amount))} {...money} />,
              },
            },
            {
              key: 'all',
              label: t('records:totals.all'),
              cells: { amount: <Delta amount={data.totals.net} {...money} /> },
            },
          ]
        }
        fallback={
          error ? (
            <FailureState
              title={t('entries.failed')}
              retry={{ label: t('common:action.retry'), onPress: handleRetry, busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          ) : (
            <NoEntries view={view} pages={data?.totalPages ?? 0} />
          )
        }
      />
      {data && data.list.length > 0 && (
        <Pager
          label={t('records:pages')}
          page={view.page - 1}
          count={data.totalPages}
          onPage={(page) => view.change({ page: page + 1 })}
          summary={
            // The rows still shown belong to the previous page.
            isPlaceholderData
              ? '\u2026'
              : t('records:summary', {
                  from: formatCount(first + 1, tag),
                  to: formatCount(first + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </>
  )
}
