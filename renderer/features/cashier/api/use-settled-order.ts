import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { cashier, type DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { cashierQueries } from './cashier-queries.ts'
import type { Deposit } from './use-deposit.ts'
import type { Desk } from './use-desk-view.ts'

/** Opens the order that a deposit has created, and makes room for the next deposit. */
export function useSettledOrder({ state, again }: Deposit, desk: Desk): void {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const made = state.step === 'settled' ? state.result : undefined
  const open = useEffectEvent((order: DepositOrder) => {
    queryClient.setQueryData(cashierQueries(gateway).order(order.orderId).queryKey, order)
    void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositOrders) })
    void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositBonuses) })
    desk.openOrder(order.orderId)
    again()
  })
  useEffect(() => {
    if (made) open(made)
  }, [made])
}
