import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'

const withdrawal = createMoneyOperation(withdrawals.request)

/** The withdrawal as a money operation, so that it is sent only once. */
export const useWithdrawal = () => useMoneyOperation(withdrawal)

export type WithdrawalOperation = ReturnType<typeof useWithdrawal>
