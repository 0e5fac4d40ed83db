import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { metaOf } from '#lib/queries/endpoint-query.ts'
import { cashier, type DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { cashierQueries } from './cashier-queries.ts'

/** Puts an order's new state into the cache, or has it refetched if the change failed. */
function useOrderUpdate(orderId: string) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { queryKey } = cashierQueries(gateway).order(orderId)
  return {
    onSuccess: (order: DepositOrder) => void queryClient.setQueryData(queryKey, order),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  }
}

/** Cancels an order. Harmless to repeat. */
export function useCancelOrder(orderId: string) {
  const gateway = useGateway()
  return useMutation({
    mutationFn: () => gateway.call(cashier.cancelDeposit, { orderId }),
    meta: metaOf(cashier.cancelDeposit),
    ...useOrderUpdate(orderId),
  })
}

/** Sends the slip of a bank transfer. Harmless to repeat. */
export function useSendSlip(orderId: string) {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (pictureIds: string[]) => gateway.call(cashier.sendSlip, { orderId, pictureIds }),
    meta: metaOf(cashier.sendSlip),
    ...useOrderUpdate(orderId),
  })
}
