import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pointOrderStates } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { usePointOrders } from '../api/use-point-orders.ts'
import { usePoints } from '../api/use-points.ts'
import { type OrdersView, ordersPerPage } from '../model/orders-view.ts'
import styles from './point-orders.module.css'
import { useOrderCells } from './use-order-cells.tsx'

type PointOrdersProps = { view: OrdersView; onView: (view: OrdersView) => void; onMall: () => void }

/** The member's redemptions and conversions with their states. */
export function PointOrders({ view, onView, onMall }: PointOrdersProps) {
  const { t } = useTranslation(['points', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const columns = useOrderCells()
  const { data: balance } = usePoints()
  const { data, error, isFetching, isPlaceholderData, refetch } = usePointOrders(view)
  const retry = { label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }
  const pages = data?.totalPages ?? 0
  const beyond = pages > 0 && view.page > pages
  useEffect(() => {
    if (beyond) onView({ ...view, page: pages })
  })
  const count = (points: number | undefined) => (points === undefined ? undefined : formatCount(points, tag))
  return (
    <div className={styles.orders}>
      <Figures
        figures={[
          { key: 'points', name: t('yours'), value: count(balance?.points) },
          { key: 'spent', name: t('orders.spent'), value: count(data?.totals.spent) },
          { key: 'inProcess', name: t('orders.waiting'), value: count(data?.totals.inProcess) },
        ]}
      />
      <fieldset className={styles.states}>
        <legend className="visually-hidden">{t('orders.filter')}</legend>
        {[undefined, ...pointOrderStates].map((state) => (
          <Chip
            key={state ?? 'all'}
            size="sm"
            pressed={view.state === state}
            onClick={() => onView({ state, page: 1 })}
          >
            {state ? t(`orders.state.${state}`) : t('filter.all')}
          </Chip>
        ))}
      </fieldset>
      <DataTable
        label={t('tab.orders')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ orderId }) => orderId}
        loading={(!data && !error) || beyond}
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
              {faultMessage(error)}
            </Notice>
          )
        }
        fallback={
          error ? (
            <FailureState title={t('orders.failed')} retry={retry}>
              {faultMessage(error)}
            </FailureState>
          ) : view.state ? (
            <EmptyState
              scene="lens"
              title={t('orders.noneFits')}
              action={<Button onClick={() => onView({ state: undefined, page: 1 })}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState title={t('orders.none')} action={<Button onClick={onMall}>{t('items')}</Button>}>
              {t('never')}
            </EmptyState>
          )
        }
      />
      {data && data.list.length > 0 && (
        <Pager
          label={t('orders.pages')}
          page={view.page - 1}
          count={pages}
          onPage={(page) => onView({ ...view, page: page + 1 })}
          summary={
            isPlaceholderData
              ? '…'
              : t('orders.summary', {
                  from: formatCount((view.page - 1) * ordersPerPage + 1, tag),
                  to: formatCount((view.page - 1) * ordersPerPage + data.list.length, tag),
                  total: formatCount(data.total, tag),
                })
          }
        />
      )}
    </div>
  )
}
