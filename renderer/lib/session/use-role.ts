import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { type Role, roleOf } from '#shared/domain/roles.ts'
import { useSignedIn } from './session-store.ts'

/**
 * The role of the current user. Until the member's info has loaded, a signed-in account counts as an ordinary member.
 */
export function useRole(): Role {
  const signedIn = useSignedIn()
  const { data } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: ({ type }) => type,
  })
  return signedIn ? roleOf(data ?? 0) : 'visitor'
}
