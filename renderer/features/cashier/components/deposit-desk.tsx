import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import { useDeposit } from '../api/use-deposit.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { UnsureOrder } from './unsure-order.tsx'

/** The deposit: first the form, then the order it created. */
export function DepositDesk({ layout }: { layout: DeskLayout }) {
  const { t } = useTranslation(['cashier', 'common'])
  const faultMessage = useFaultMessage()
  const channels = useQuery(cashierQueries(useGateway()).channels())
  const deposit = useDeposit()
  const { state } = deposit

  if (channels.isPending) return <DepositSkeleton label={t('loading')} />
  if (channels.isError)
    return (
      <FailureState
        title={t('failed')}
        retry={{
          label: t('common:action.retry'),
          onPress: () => void channels.refetch(),
          busy: channels.isFetching,
        }}
      >
        {faultMessage(channels.error)}
      </FailureState>
    )
  if (channels.data.length === 0) return <EmptyState title={t('none.title')}>{t('none.body')}</EmptyState>
  switch (state.step) {
    case 'settled':
      return <OrderView order={state.result} channels={channels.data} deposit={deposit} />
    case 'unknown':
      return <UnsureOrder deposit={deposit} />
    default:
      // Its initial values are those of the last request, sent here or in another tab.
      return <DepositForm key={state.key} layout={layout} channels={channels.data} deposit={deposit} />
  }
}
