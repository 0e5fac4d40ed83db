import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { orderStates } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { ordersPerPage, useDepositOrders } from '../api/use-deposit-orders.ts'
import type { Desk } from '../api/use-desk-view.ts'
import styles from './order-list.module.css'
import { useOrderCells } from './use-order-cells.tsx'

/** All deposit orders, page by page. Each can be opened. */
export function OrderList({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['cashier', 'records'])
  const columns = useOrderCells()
  const { view, orders } = useDepositOrders()
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <Button variant="quiet" size="sm" onClick={desk.openForm}>
          <ArrowLeft />
          <span>{t('back')}</span>
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
      <RecordTable
        label={t('orders.title')}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        onOpen={({ orderId }) => desk.openOrder(orderId)}
        openLabel={({ createTime }) => t('orders.open', { time: formatMoment(createTime) })}
        skeletons={5}
        query={orders}
        page={view.page}
        perPage={ordersPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('orders.failed')}
        empty={
          <NoRecords
            view={view}
            none={{ title: t('orders.none'), hint: t('orders.noneHint') }}
            noneFits={{ title: t('orders.noneFits'), hint: t('orders.noneFitsHint') }}
          />
        }
      />
    </div>
  )
}
