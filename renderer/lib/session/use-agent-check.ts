import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { mayUseAgentCentre } from '#shared/domain/roles.ts'
import { useRole } from './use-role.ts'

/** Whether the account is an agent's and the gateway's agent check has passed. False until that is known. */
export function useAgentCheck(): boolean {
  const role = useRole()
  const { data } = useQuery({ ...standingQueries(useGateway()).agentCheck(), enabled: role === 'agent' })
  return mayUseAgentCentre(role, data?.agent === true)
}
