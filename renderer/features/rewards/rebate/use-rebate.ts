import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { rebates } from '#shared/contract/endpoints/rebates.ts'
import { useClaim } from '../claims/use-claim.ts'

const claim = createMoneyOperation(rebates.claim)

/** The rebate that the member's bets make, the ones paid, and claiming it. */
export function useRebate() {
  const gateway = useGateway()
  const summary = useQuery({ ...endpointQuery(gateway, rebates.summary, {}), staleTime: 30_000 })
  const history = useQuery({ ...endpointQuery(gateway, rebates.history, {}), staleTime: 30_000 })
  return { summary, history, claim: useClaim(claim) }
}

export type RebateClaim = ReturnType<typeof useRebate>['claim']
