import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { endpointKey, endpointQuery, metaOf } from '#lib/queries/endpoint-query.ts'
import type { Endpoint, ValueOf } from '#shared/contract/endpoint.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'

export type ContractOverview = ValueOf<typeof agentContracts.overview>

/** The own contract, and what is proposed between the agent and its upline. */
export function useContractOverview() {
  return useQuery({ ...endpointQuery(useGateway(), agentContracts.overview, {}), staleTime: 30_000 })
}

/** How many offers and requests wait for the agent's answer. */
export function useContractsWaiting(): number {
  const query = { ...endpointQuery(useGateway(), agentContracts.waiting, {}), staleTime: 60_000 }
  return useQuery(query).data?.count ?? 0
}

const reading = Object.values(agentContracts).filter(({ method }) => method === 'GET')
const listing = reading.filter((endpoint) => endpoint !== agentContracts.effect)

const reload = (queryClient: QueryClient, endpoints: readonly Endpoint[] = reading): void => {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
}

/**
 * What accepting a proposal or ending a contract would do, fetched again each time. A refusal means that it was decided
 * elsewhere, so the list is loaded again.
 */
export function useContractEffect(contractId: string) {
  const queryClient = useQueryClient()
  const query = endpointQuery(useGateway(), agentContracts.effect, { contractId })
  return useQuery({
    ...query,
    queryFn: async (context) => {
      try {
        return await query.queryFn(context)
      } catch (error) {
        if (refusalCode(error) !== '') reload(queryClient, listing)
        throw error
      }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * A call that changes a contract. Whatever its answer, everything about contracts is loaded again: a lost answer or a
 * refusal may mean that something has changed. Sending the same again is safe.
 */
export function useContractChange<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Value>,
) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    meta: metaOf(endpoint),
    mutationFn: (input: z.input<Input>) => gateway.call(endpoint, input),
    onSettled: () => reload(queryClient),
  })
}
