import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'

/** What a write changes. */
const changed = {
  pin: [paymentPassword.state],
  accounts: [payout.accounts],
  terms: [withdrawals.terms],
  /** Money has left the wallet or come back. */
  money: [withdrawals.terms, withdrawals.list, accountSummary.balance],
} as const

/** Returns a function that has changed answers fetched again. */
export function useRenew(): (...what: readonly (keyof typeof changed)[]) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (...what) => {
      for (const endpoint of what.flatMap((name) => [...changed[name]]))
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
    },
    [queryClient],
  )
}
