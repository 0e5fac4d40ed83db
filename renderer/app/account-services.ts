import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useStoredAccount } from './use-stored-account.ts'

/**
 * Renders nothing. Fetches account data that is needed for the whole session: both wallets and, for agents, whether
 * they may use the agent centre. Also stores who is signed in for the operator's other pages.
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
