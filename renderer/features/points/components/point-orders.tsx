import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pointOrderStates } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { usePointOrders } from '../api/use-point-orders.ts'
import { usePoints } from '../api/use-points.ts'
import { type OrdersView, ordersPerPage } from '../model/orders-view.ts'
import styles from './point-orders.module.css'
import { useOrderCells } from './use-order-cells.tsx'

type PointOrdersProps = { view: OrdersView; onView: (view: OrdersView) => void; onMall: () => void }

/** The member's redemptions and conversions with their states. */
export function PointOrders({ view, onView, onMall }: PointOrdersProps) {
  const { t } = useTranslation(['points', 'records'])
  const { tag } = useLanguage()
  const columns = useOrderCells()
  const { data: balance } = usePoints()
  const query = usePointOrders(view)
  const { data } = query
  const count = (points: number | undefined) => (points === undefined ? undefined : formatCount(points, tag))
  const sum = (name: 'spent' | 'inProcess') => data && (count(data.totals?.[name]) ?? '–')
  return (
    <div className={styles.orders}>
      <Figures
        figures={[
          { key: 'points', name: t('yours'), value: count(balance?.points) },
          { key: 'spent', name: t('orders.spent'), value: sum('spent') },
          { key: 'inProcess', name: t('orders.waiting'), value: sum('inProcess') },
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
      <RecordTable
        label={t('tab.orders')}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        skeletons={5}
        query={query}
        page={view.page}
        perPage={ordersPerPage}
        onPage={(page) => onView({ ...view, page })}
        failed={t('orders.failed')}
        empty={
          view.state ? (
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
        pages={t('orders.pages')}
      />
    </div>
  )
}
