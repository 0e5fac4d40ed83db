import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { WithdrawalsWait } from '#ui/second-proof/withdrawals-wait.tsx'
import { useRenew } from '../api/use-renew.ts'
import { useWithdrawView } from '../api/use-withdraw-view.ts'
import { useWithdrawal } from '../api/use-withdrawal.ts'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'
import { FreeNow } from './free-now.tsx'
import { LoadSkeleton } from './load-skeleton.tsx'
import { OpenOrders } from './open-orders.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

/** What is free to withdraw, and the form. Once a request is settled, its order is opened. */
export function WithdrawDesk() {
  const { t } = useTranslation('withdrawals')
  const { code } = useLanguage()
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const queries = withdrawalQueries(gateway, code)
  const [terms, accounts, pin] = [
    useQuery(queries.terms()),
    useQuery(queries.accounts()),
    useQuery(pinQuery(gateway)),
  ]
  const operation = useWithdrawal()
  const { state } = operation
  const renew = useRenew()
  const { openOrder } = useWithdrawView()

  const settle = useEffectEvent((reached: typeof state) => {
    if (reached.step === 'refused') renew('terms', 'accounts')
    if (reached.step !== 'settled') return
    const { orderId } = reached.result
    queryClient.setQueryData(endpointKey(withdrawals.order, { orderId }), { order: reached.result })
    renew('money')
    operation.again()
    openOrder(orderId)
  })
  useEffect(() => settle(state), [state])

  if (state.step === 'unknown')
    return (
      <UnsureNotice operation={operation}>
        <b>{t('unsure.title')}</b> <span>{t('unsure.body')}</span>
      </UnsureNotice>
    )
  const failed = [terms, accounts, pin].find(({ data, isError }) => !data && isError)
  if (failed) return <LoadFailure query={failed} title={t('form.failed')} />
  if (!terms.data || !accounts.data || !pin.data) return <LoadSkeleton />
  return (
    <>
      <WithdrawalsWait />
      <OpenOrders />
      <FreeNow terms={terms.data} />
      <WithdrawForm
        key={state.key}
        terms={terms.data}
        payout={accounts.data}
        pin={pin.data}
        operation={operation}
      />
    </>
  )
}
