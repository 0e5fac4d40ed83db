import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { orderStates } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { ordersPerPage, useDepositOrders } from '../api/use-deposit-orders.ts'
import type { Desk } from '../api/use-desk-view.ts'
import { NoOrders } from './no-orders.tsx'
import styles from './order-list.module.css'
import { useOrderCells } from './use-order-cells.tsx'

/** All deposit orders, page by page. Each can be opened. */
export function OrderList({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['cashier', 'records', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const columns = useOrderCells()
  const { view, orders } = useDepositOrders()
  const { data, error, isFetching, isPlaceholderData, refetch } = orders
  const retry = { label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }
  const first = (view.page - 1) * ordersPerPage
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <Button variant="quiet" size="sm" onClick={desk.openForm}>
          <ArrowLeft />
          {t('back')}
        </Button>
        <h2>{t('orders.title')}</h2>
      </div>
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
        <FilterMenu
          label={t('orders.state')}
          all={t('orders.allStates')}
          options={orderStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={view.values.state}
          onValue={(value) =>
            view.change({ values: { state: orderStates.find((state) => state === value) } })
          }
        />
      </FilterBar>
      <DataTable
        label={t('orders.title')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ orderId }) => orderId}
        onOpen={({ orderId }) => desk.openOrder(orderId)}
        openLabel={({ createTime }) => t('orders.open', { time: formatMoment(createTime) })}
        loading={!data && !error}
        skeletons={5}
        stale={isPlaceholderData}
        notice={
          error &&
          data && (
            <Notice
              tone="warn"
              action={
                <Button size="sm" busy={retry.busy} onClick={retry.onPress}>
                  {retry.label}
                </Button>
              }
            >
              <b>{t('records:outdated')}</b> {faultMessage(error)}
            </Notice>
          )
        }
        fallback={
          error ? (
            <FailureState title={t('orders.failed')} retry={retry}>
              {faultMessage(error)}
            </FailureState>
          ) : (
            <NoOrders view={view} pages={data?.totalPages ?? 0} />
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
              ? '…'
              : t('records:summary', {
                  from: formatCount(first + 1, tag),
                  to: formatCount(first + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </div>
  )
}
