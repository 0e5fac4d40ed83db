import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import { useDeposit } from '../api/use-deposit.ts'
import { type Desk, useDeskView } from '../api/use-desk-view.ts'
import { useLastOrders } from '../api/use-last-orders.ts'
import { useSettledOrder } from '../api/use-settled-order.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import styles from './deposit-form.module.css'
import { DepositForm } from './deposit-form.tsx'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { IdentityGate } from './identity-gate.tsx'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { showStep } from './show-step.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

/** The deposit: the form, then the order that it created, and the earlier orders. */
export function DepositDesk({ layout }: { layout: DeskLayout }) {
  const desk = useDeskView(layout)
  const { show } = desk.view
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(show)
  useEffect(() => {
    // What was pressed is gone, so the focus goes to what has replaced it.
    if (shown.current !== show && place.current) showStep(place.current)
    shown.current = show
  }, [show])
  return (
    <div ref={place} tabIndex={-1} className={styles.desk} data-layout={layout}>
      <DeskContent layout={layout} desk={desk} />
    </div>
  )
}

function DeskContent({ layout, desk }: { layout: DeskLayout; desk: Desk }) {
  const { t } = useTranslation('cashier')
  const queries = cashierQueries(useGateway())
  const channels = useQuery(queries.channels())
  // Keeps the last orders up to date while an order is shown, so that nothing appears late in the form.
  useLastOrders()
  const deposit = useDeposit()
  const { state } = deposit
  useSettledOrder(deposit, desk)

  if (state.step === 'unknown')
    return (
      <UnsureNotice operation={deposit}>
        <b>{t('unsure.title')}</b> <span>{t('unsure.body')}</span>
      </UnsureNotice>
    )
  if (desk.view.show === 'order')
    return <OrderPage key={desk.view.orderId} orderId={desk.view.orderId} desk={desk} layout={layout} />
  if (desk.view.show === 'orders') return <OrderList desk={desk} />
  if (channels.isPending || state.step === 'settled') return <DepositSkeleton label={t('loading')} />
  if (channels.isError && !channels.data) return <LoadFailure query={channels} title={t('failed')} />
  if (!channels.data.some(({ open }) => open))
    return <EmptyState title={t('none.title')}>{t('none.body')}</EmptyState>
  return (
    <>
      <UnpaidOrder desk={desk} />
      <IdentityGate>
        {/* Its initial values are those of the last request, sent here or in another tab. */}
        <DepositForm key={state.key} layout={layout} channels={channels.data} deposit={deposit} desk={desk} />
      </IdentityGate>
    </>
  )
}
