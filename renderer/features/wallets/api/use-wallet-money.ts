import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { wallets } from '#shared/contract/endpoints/wallets.ts'

export const walletTransfer = createMoneyOperation(wallets.transfer)
const recall = createMoneyOperation(wallets.recall)

/** Fetches the wallets again once money has moved, or was refused because they had changed. */
function useFreshWallets(step: string): void {
  const queryClient = useQueryClient()
  const moved = step === 'settled' || step === 'refused'
  useEffect(() => {
    if (moved) void queryClient.invalidateQueries({ queryKey: endpointKey(accountDetails.merchantWallet) })
  }, [moved, queryClient])
}

/** Moves money from one own wallet to another, once. */
export function useWalletTransfer() {
  const operation = useMoneyOperation(walletTransfer)
  useFreshWallets(operation.state.step)
  return operation
}

/** Brings all money back to the main wallet, once. */
export function useRecall() {
  const operation = useMoneyOperation(recall)
  useFreshWallets(operation.state.step)
  return operation
}

export type WalletMove = ReturnType<typeof useWalletTransfer>
export type Recall = ReturnType<typeof useRecall>
