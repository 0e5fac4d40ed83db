import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { raffleClaimOperation } from './raffle-claim-operation.ts'

const changed = [
  promotions.raffleDraws,
  promotions.states,
  accountSummary.balance,
  points.balance,
  bonuses.active,
  bonuses.list,
]

/** The claim of a prize as a money operation, so that it is paid only once. */
export function usePrizeClaim() {
  const queryClient = useQueryClient()
  const operation = useMoneyOperation(raffleClaimOperation)
  const { state, again, send } = operation
  const isOver = state.step === 'settled' || state.step === 'refused'
  useEffect(() => {
    if (!isOver) return
    for (const endpoint of changed) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }, [isOver, queryClient])
  // A result that has been seen isn't shown again when the page is opened again.
  useEffect(
    () => () => {
      const { step } = raffleClaimOperation.store.getState().operation
      if (step === 'settled' || step === 'refused') raffleClaimOperation.again()
    },
    [],
  )
  return {
    ...operation,
    claim(input: InputOf<typeof promotions.raffleClaim>): void {
      if (state.step === 'settled') again()
      void send(input)
    },
  }
}

export type PrizeClaim = ReturnType<typeof usePrizeClaim>
