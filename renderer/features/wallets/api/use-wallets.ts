import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'

/** The account's wallets. The rest of the site keeps them for the session; here they must be of now. */
export function useWallets() {
  const gateway = useGateway()
  const { data: info } = useQuery(memberQueries(gateway).info())
  return useQuery({
    ...accountDetailsQueries(gateway, info?.id ?? '').merchantWallet(),
    enabled: info !== undefined,
    staleTime: 10_000,
  })
}
