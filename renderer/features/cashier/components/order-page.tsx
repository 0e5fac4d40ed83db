import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import type { Desk } from '../api/use-desk-view.ts'
import { useOrder } from '../api/use-order.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import styles from './order-view.module.css'
import { OrderView } from './order-view.tsx'

type OrderPageProps = { orderId: string; desk: Desk; layout: DeskLayout }

/** One order, loaded by its id and followed to its end. */
export function OrderPage({ orderId, desk, layout }: OrderPageProps) {
  const { t } = useTranslation('cashier')
  const faultMessage = useFaultMessage()
  const order = useOrder(orderId)
  const { data, error, isFetching, refetch, dataUpdatedAt } = order
  const back = desk.fromList ? desk.openOrders : desk.openForm
  if (data === null)
    return (
      <EmptyState scene="lens" title={t('order.none')} action={<Button onClick={back}>{t('back')}</Button>}>
        {t('order.noneHint')}
      </EmptyState>
    )
  if (data)
    return (
      <>
        <Button variant="quiet" size="sm" className={styles.back} onClick={back}>
          <ArrowLeft />
          <span>{t(desk.fromList ? 'orders.title' : 'back')}</span>
        </Button>
        <OrderView
          order={data}
          layout={layout}
          payBy={gatewayTimeOf(dataUpdatedAt) + data.timeLeft}
          checking={isFetching}
          check={() => void refetch()}
          again={desk.openForm}
          problem={error ? faultMessage(error) : undefined}
        />
      </>
    )
  if (error) return <LoadFailure query={order} title={t('order.unread')} />
  return <DepositSkeleton label={t('order.loading')} />
}
