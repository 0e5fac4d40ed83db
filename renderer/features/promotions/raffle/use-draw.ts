import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

const changed = [promotions.raffle, promotions.raffleDraws, promotions.states]

/** Makes a member's draw with a number. */
export const drawInRaffle = (gateway: Gateway, input: InputOf<typeof promotions.raffleDraw>) =>
  gateway.call(promotions.raffleDraw, input)

/**
 * Makes a draw. It has a number, so the same one sent again is the same draw. When its answer is lost, the member's
 * draws are fetched again and show it.
 */
export function useDraw() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof promotions.raffleDraw>) => drawInRaffle(gateway, input),
    retry: false,
    onSettled: () =>
      Promise.all(
        changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })),
      ),
  })
}
