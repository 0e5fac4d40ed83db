import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { asOfKey } from '#lib/records/use-as-of.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { statements } from '#shared/contract/endpoints/statements.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { endpointKey } from './endpoint-query.ts'

/** What shows the member's money, and so changes whenever some of it moves. */
const shown = [accountSummary.balance, statements.entries, statements.profit, withdrawals.terms]

/**
 * Returns a function to call once money has moved. It has everything fetched again that shows the member's money, and
 * whatever else the movement changed. Records then include the movement.
 */
export function useMoneyMoved(): (...also: readonly Pick<Endpoint, 'id'>[]) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (...also) => {
      for (const endpoint of [...shown, ...also])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
      void queryClient.invalidateQueries({ queryKey: asOfKey })
    },
    [queryClient],
  )
}
