import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { rankingQueries } from './ranking-queries.ts'

/** The member's own place in a ranking. Not fetched for visitors. */
export function useOwnRank(kind: RankingKind, period: RankingPeriod) {
  const signedIn = useSignedIn()
  return useQuery({ ...rankingQueries(useGateway()).own(kind, period), enabled: signedIn })
}
