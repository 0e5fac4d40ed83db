import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { cashier, type DepositState } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from '../model/order-steps.ts'
import { cashierQueries } from './cashier-queries.ts'

/**
 * An order, followed until it is final: with growing pauses, and at once when the window gets the focus back. A new
 * state refreshes what depends on it.
 */
export function useOrder(orderId: string) {
  const queryClient = useQueryClient()
  const moved = useMoneyMoved()
  const { client } = usePlatform()
  const order = useQuery({
    ...cashierQueries(useGateway()).order(orderId),
    refetchOnWindowFocus: 'always',
    // The desktop client shows a notification, so it polls in the background too.
    refetchIntervalInBackground: client !== undefined,
  })
  const state = order.data?.state
  const { refetch } = order
  const lookAgain = useEffectEvent(() => {
    if (state === undefined || !isFinal(state)) void refetch()
  })
  useEffect(() => {
    // The query itself only notices a hidden window, not one behind another.
    const handleFocus = () => lookAgain()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [])

  const seen = useRef<DepositState>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = state
    if (state === undefined || before === state) return
    if (before !== undefined) {
      void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositOrders) })
      if (isFinal(state)) {
        void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositBonuses) })
        client?.notify('deposit')
      }
    }
    if (state === 'credited') moved()
  }, [state, client, queryClient, moved])
  return order
}
