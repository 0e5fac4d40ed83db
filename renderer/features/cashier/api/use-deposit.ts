import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'

const deposit = createMoneyOperation(cashier.deposit)

/** The deposit of the one who is signed in, sent once. */
export function useDeposit() {
  const queryClient = useQueryClient()
  return {
    ...useMoneyOperation(deposit),
    /** The balance has grown. */
    refreshBalance: useCallback(
      () => void queryClient.invalidateQueries({ queryKey: endpointKey(accountSummary.balance) }),
      [queryClient],
    ),
  }
}

export type Deposit = ReturnType<typeof useDeposit>
