import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { pointQueries } from './point-queries.ts'

/** The member's points. Not fetched for visitors. */
export function usePoints() {
  const signedIn = useSignedIn()
  return useQuery({ ...pointQueries(useGateway()).balance(), enabled: signedIn })
}
