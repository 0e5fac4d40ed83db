import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

const claim = createMoneyOperation(promotions.claim)
const changed = [promotions.applications, promotions.states, accountSummary.balance, points.balance]

/** The claim of what an application brings, as a money operation, so that it is paid only once. */
export function useClaim() {
  const queryClient = useQueryClient()
  const operation = useMoneyOperation(claim)
  const { state } = operation
  const paid = state.step === 'settled' ? state.result.applicationId : undefined
  useEffect(() => {
    if (paid === undefined) return
    for (const endpoint of changed) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }, [paid, queryClient])
  return {
    ...operation,
    /** Claims an application's bonus. Begins with a key of its own if another claim has settled. */
    claim(applicationId: string) {
      if (state.step === 'settled') operation.again()
      void operation.send({ applicationId })
    },
  }
}

export type Claim = ReturnType<typeof useClaim>
