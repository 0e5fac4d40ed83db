import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'

/** Sends the member's answer whether a payout arrived. */
export function useAnswer(orderId: string) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const queryKey = endpointKey(withdrawals.order, { orderId })
  return {
    busy,
    /** Resolves with the error if it failed. The same answer again does no harm. */
    async answer(input: Omit<InputOf<typeof withdrawals.answer>, 'orderId'>): Promise<unknown> {
      if (busy) return undefined
      setBusy(true)
      try {
        const order = await gateway.call(withdrawals.answer, { orderId, ...input })
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, { order })
        return undefined
      } catch (error) {
        // The deadline has passed, or it was answered in another tab.
        if (refusalCode(error) === 'WITHDRAWAL_ANSWERED') void queryClient.invalidateQueries({ queryKey })
        return error
      } finally {
        setBusy(false)
      }
    },
  }
}
