import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useStoredAccount } from './use-stored-account.ts'

/**
 * Renders nothing. Fetches what is kept of an account for its session, and whether an agent may use the agent centre;
 * keeps who is signed in where the operator's other pages look for it.
 */
export function AccountServices(): null {
  const gateway = useGateway()
  const role = useRole()
  const id = useStoredAccount()
  useQuery({ ...memberQueries(gateway).agentCheck(), enabled: role === 'agent' })
  const own = accountDetailsQueries(gateway, id ?? '')
  useQuery({ ...own.consolidated(), enabled: id !== undefined })
  useQuery({ ...own.merchantWallet(), enabled: id !== undefined })
  return null
}
