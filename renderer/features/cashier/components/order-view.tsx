import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { DeskLayout } from '../model/desk-layout.ts'
import { isFinal } from '../model/order-steps.ts'
import { CancelOrder } from './cancel-order.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderNews } from './order-news.tsx'
import styles from './order-view.module.css'
import { PaymentPanel } from './payment-panel.tsx'
import { showStep } from './show-step.ts'

type OrderViewProps = {
  order: DepositOrder
  layout: DeskLayout
  /** Until when it can be paid, by this machine's clock. */
  payBy: number
  /** Fetches the order now. */
  check: () => void
  checking: boolean
  /** Starts another deposit. This one stays as it is. */
  again: () => void
  /** Why the latest state couldn't be fetched. */
  problem: string | undefined
}

/** How to pay an order while it waits for that, its steps, and what can be done with it. */
export function OrderView({ order, layout, payBy, check, checking, again, problem }: OrderViewProps) {
  const { t } = useTranslation('cashier')
  const [asked, setAsked] = useState(false)
  const { state, payment } = order
  const waits = state === 'created'
  const final = isFinal(state)
  const pays = waits && payment !== null
  const place = useStepShown(pays)
  const handleCheck = () => {
    setAsked(true)
    check()
  }
  return (
    <div ref={place} className={styles.order} data-layout={layout} data-pays={pays ? '' : undefined}>
      {waits && payment && <PaymentPanel order={order} payment={payment} payBy={payBy} onExpired={check} />}
      <div className={styles.side}>
        <OrderCard order={order} />
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
        <div aria-live="polite" className={styles.news}>
          <OrderNews order={order} />
          {waits && asked && !checking && <Notice>{t('order.notYet')}</Notice>}
        </div>
        <div className={styles.actions}>
          {waits && !payment?.account && (
            <Button
              variant="accent"
              busy={checking && asked}
              busyLabel={t('order.looking')}
              onClick={handleCheck}
            >
              <Check />
              <span>{t('order.paid')}</span>
            </Button>
          )}
          {waits && <Button onClick={again}>{t('order.otherWay')}</Button>}
          {waits && <CancelOrder orderId={order.orderId} />}
          {final && (
            <Button variant={state === 'credited' ? 'secondary' : 'primary'} onClick={again}>
              {t('order.another')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Shows the order again when the way to pay it has gone, and when it has loaded after the desk took the focus. Leaves
 * the focus alone where the user has moved it elsewhere.
 */
function useStepShown(pays: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<boolean>(undefined)
  useEffect(() => {
    const order = place.current
    const first = before.current === undefined
    const changed = before.current !== pays
    before.current = pays
    if (!order || !changed) return
    const active = document.activeElement
    const lost = active === null || active.contains(order)
    if (first ? active === order.parentElement : lost) showStep(order)
  }, [pays])
  return place
}
