import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { limitsQuery } from '#lib/limits/limits-queries.ts'
import { endpointKey, metaOf } from '#lib/queries/endpoint-query.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'

/** The member's limits, reality check and pause. */
export const useLimits = () => useQuery(limitsQuery(useGateway()))

/** A change whose answer is the new overview, which replaces the old one. */
export function useLimitChange<Input extends z.ZodMiniType>(
  endpoint: Endpoint<Input, typeof limits.overview.value>,
) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: z.input<Input>) => gateway.call(endpoint, input),
    onSuccess: (overview) => {
      queryClient.setQueryData(limitsQuery(gateway).queryKey, overview)
      void queryClient.invalidateQueries({ queryKey: endpointKey(limits.playSession) })
    },
    meta: metaOf(endpoint),
  })
}

/** Begins a break or an exclusion. */
export function usePause() {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (input: z.input<typeof limits.pause.input>) => gateway.call(limits.pause, input),
    meta: metaOf(limits.pause),
  })
}
