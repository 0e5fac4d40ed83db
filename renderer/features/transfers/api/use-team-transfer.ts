import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { transfers } from '#shared/contract/endpoints/transfers.ts'

const transfer = createMoneyOperation(transfers.send)

/** What a transfer changes, besides what shows money anyway. */
const changed = [accountDetails.merchantWallet, transfers.options, transfers.list]

/** Transfers money to another account, once. */
export function useTeamTransfer() {
  const operation = useMoneyOperation(transfer)
  const queryClient = useQueryClient()
  const moved = useMoneyMoved()
  const { step } = operation.state
  useEffect(() => {
    if (step === 'settled') moved(...changed)
    if (step === 'refused') void queryClient.invalidateQueries({ queryKey: endpointKey(transfers.options) })
  }, [step, queryClient, moved])
  return operation
}

export type TeamTransferOperation = ReturnType<typeof useTeamTransfer>
