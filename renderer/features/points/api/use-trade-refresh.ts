import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { points } from '#shared/contract/endpoints/points.ts'

const changed = [points.balance, points.items, points.orders, accountSummary.balance]

/** Refetches what a trade changes once it has settled, and after a refusal, which means that something is outdated. */
export function useTradeRefresh(step: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (step !== 'settled' && step !== 'refused') return
    for (const endpoint of changed) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }, [step, queryClient])
}
