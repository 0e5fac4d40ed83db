import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'

/** What a write changes. */
const changed = {
  pin: paymentPassword.state,
  accounts: payout.accounts,
  terms: withdrawals.terms,
} as const

/** Returns a function that has changed answers fetched again. `money`: it has left the wallet or come back. */
export function useRenew(): (...what: readonly (keyof typeof changed | 'money')[]) => void {
  const queryClient = useQueryClient()
  const moved = useMoneyMoved()
  return useCallback(
    (...what) => {
      for (const name of what) {
        if (name === 'money') moved(withdrawals.list)
        else void queryClient.invalidateQueries({ queryKey: endpointKey(changed[name]) })
      }
    },
    [queryClient, moved],
  )
}
