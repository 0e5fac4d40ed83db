import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey, metaOf } from '#lib/queries/endpoint-query.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'

/** Sets a direct downline's rebate rate, and reloads what shows it. */
export function useSetRate(accountId: string) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    meta: metaOf(agentTeam.setRate),
    mutationFn: (rate: string) => gateway.call(agentTeam.setRate, { accountId, rate }),
    onSuccess: () =>
      Promise.all(
        [agentTeam.downline, agentTeam.downlines].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  })
}
