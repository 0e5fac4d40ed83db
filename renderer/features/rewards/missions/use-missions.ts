import { useQuery } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { missions } from '#shared/contract/endpoints/missions.ts'
import { useClaim } from '../claims/use-claim.ts'

const claim = createMoneyOperation(missions.claim)

/** What the page of missions reads. */
export const missionQueries = (gateway: Gateway) => ({
  summary: (language: string) => ({
    ...endpointQuery(gateway, missions.summary, { language }),
    staleTime: 30_000,
  }),
  leaderboard: (week: 'this' | 'last') => ({
    ...endpointQuery(gateway, missions.leaderboard, { week }),
    staleTime: 30_000,
  }),
})

/** The missions of today and this week, and claiming one. */
export function useMissions() {
  const { code: language } = useLanguage()
  const query = useQuery(missionQueries(useGateway()).summary(language))
  return { query, claim: useClaim(claim) }
}

export type MissionClaim = ReturnType<typeof useMissions>['claim']

/** The leaderboard of this week or of the last one. */
export const useLeaderboard = (week: 'this' | 'last') =>
  useQuery(missionQueries(useGateway()).leaderboard(week))
