import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { useRenew } from '../api/use-renew.ts'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'
import { LoadSkeleton } from './load-skeleton.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import styles from './order-page.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { Receipt } from './receipt.tsx'

type OrderPageProps = { orderId: string; onBack: () => void }

/** One withdrawal: where it stands, and after the payout the question whether it arrived. */
export function OrderPage({ orderId, onBack }: OrderPageProps) {
  const { t } = useTranslation('withdrawals')
  const { code } = useLanguage()
  const query = useQuery(withdrawalQueries(useGateway(), code).order(orderId))
  const order = query.data?.order
  const renew = useRenew()
  const state = order?.state
  const moved = useEffectEvent(() => renew('money'))
  // What the clock or the operator did to it may have moved money, and changed the history.
  useEffect(() => {
    if (state !== undefined) moved()
  }, [state])
  return (
    <>
      <button type="button" className={`link small row ${styles.back}`} onClick={onBack}>
        <ArrowLeft />
        <span>{t('order.back')}</span>
      </button>
      {order ? (
        <>
          <CentreHead note={t(`state.${order.state}`)} />
          <div className={styles.order}>
            {order.state === 'paid' ? (
              <Receipt key={order.paid} order={order} onLate={() => void query.refetch()} />
            ) : (
              <OrderOutcome order={order} />
            )}
            <OrderTimeline order={order} />
          </div>
        </>
      ) : query.isError ? (
        <LoadFailure query={query} title={t('order.failed')} />
      ) : order === null ? (
        <EmptyState scene="lens" title={t('order.gone')}>
          {t('order.goneBody')}
        </EmptyState>
      ) : (
        <LoadSkeleton />
      )}
    </>
  )
}
