import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { useAgentCheck } from '#lib/session/use-agent-check.ts'
import { useStoredAccount } from './use-stored-account.ts'

/**
 * Renders nothing. Fetches account data that is needed for the whole session: both wallets and, for agents, whether
 * they may use the agent centre. Also stores who is signed in for the operator's other pages.
 */
export function AccountServices(): null {
  const gateway = useGateway()
  const id = useStoredAccount()
  useAgentCheck()
  const own = accountDetailsQueries(gateway, id ?? '')
  useQuery({ ...own.consolidated(), enabled: id !== undefined })
  useQuery({ ...own.merchantWallet(), enabled: id !== undefined })
  return null
}
