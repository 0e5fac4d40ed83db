import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'

const deposit = createMoneyOperation(cashier.deposit)

/** The deposit as a money operation, so that it is sent only once. */
export function useDeposit() {
  const queryClient = useQueryClient()
  return {
    ...useMoneyOperation(deposit),
    /** Called once a deposit has been credited. */
    refreshBalance: useCallback(
      () => void queryClient.invalidateQueries({ queryKey: endpointKey(accountSummary.balance) }),
      [queryClient],
    ),
  }
}

export type Deposit = ReturnType<typeof useDeposit>
