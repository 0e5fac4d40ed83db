import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'

const deposit = createMoneyOperation(cashier.deposit)

/** The deposit as a money operation, so that it is sent only once. After a refusal, what it was about is refetched. */
export function useDeposit() {
  const queryClient = useQueryClient()
  const operation = useMoneyOperation(deposit)
  const { state } = operation
  const code = state.step === 'refused' ? refusalCode(state.fault) : undefined
  useEffect(() => {
    if (code?.startsWith('CHANNEL_'))
      void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositChannels) })
    if (code?.startsWith('BONUS_'))
      void queryClient.invalidateQueries({ queryKey: endpointKey(cashier.depositBonuses) })
  }, [code, queryClient])
  return operation
}

export type Deposit = ReturnType<typeof useDeposit>
