import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import { ordersPerPage, type WithdrawalRecords } from '../api/use-withdrawal-records.ts'
import { NoWithdrawals } from './no-withdrawals.tsx'
import { useWithdrawalCells } from './use-withdrawal-cells.tsx'

/** The withdrawals of the filter, page by page. */
export function WithdrawalTable({ records: { view, orders } }: { records: WithdrawalRecords }) {
  const { t } = useTranslation(['withdrawals', 'records', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const columns = useWithdrawalCells()
  const { openOrder } = useWithdrawView()
  const { data, error, isFetching, isPlaceholderData, refetch } = orders
  const first = (view.page - 1) * ordersPerPage
  return (
    <>
      <DataTable
        label={t('view.history')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ orderId }) => orderId}
        onOpen={({ orderId }) => openOrder(orderId)}
        openLabel={({ orderId, created }) =>
          t('history.open', { number: orderId, time: formatMoment(created) })
        }
        loading={!data && !error}
        skeletons={ordersPerPage}
        stale={isPlaceholderData}
        notice={
          error &&
          data && (
            <Notice
              tone="warn"
              action={
                <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                  {t('common:action.retry')}
                </Button>
              }
            >
              <b>{t('records:outdated')}</b> {faultMessage(error)}
            </Notice>
          )
        }
        fallback={
          error ? (
            <LoadFailure query={orders} title={t('history.failed')} />
          ) : (
            <NoWithdrawals view={view} pages={data?.totalPages ?? 0} />
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
