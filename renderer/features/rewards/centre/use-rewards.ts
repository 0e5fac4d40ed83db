import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'
import { useClaim } from '../claims/use-claim.ts'

const claim = createMoneyOperation(rewards.claim)

/** How many rewards and missions wait to be claimed, for the badges. */
export const waitingQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, rewards.waiting, {}), staleTime: 60_000 })

/** The member's rewards, and claiming one. */
export function useRewards() {
  const { code: language } = useLanguage()
  const query = useQuery({ ...endpointQuery(useGateway(), rewards.list, { language }), staleTime: 30_000 })
  return { query, claim: useClaim(claim) }
}
