import { useEffect } from 'react'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { wallets } from '#shared/contract/endpoints/wallets.ts'

export const walletTransfer = createMoneyOperation(wallets.transfer)
const recall = createMoneyOperation(wallets.recall)

/** Fetches the wallets and what shows money again once money has moved, or was refused because they had changed. */
function useFreshWallets(step: string): void {
  const moved = useMoneyMoved()
  const isOver = step === 'settled' || step === 'refused'
  useEffect(() => {
    if (isOver) moved(accountDetails.merchantWallet)
  }, [isOver, moved])
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
