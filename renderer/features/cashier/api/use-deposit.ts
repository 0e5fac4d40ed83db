import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useReducer } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { cashier, type DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { readTypedAmount } from '../model/amount.ts'
import { type DepositState, depositReducer } from '../model/deposit-state.ts'
import type { DepositValues } from '../model/deposit-values.ts'

const openForm = (): DepositState => ({ step: 'form', key: crypto.randomUUID() })

/** One deposit, sent once. */
export function useDeposit() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(depositReducer, undefined, openForm)

  return {
    state,
    /** Sends what was typed and checked. */
    async send(values: DepositValues) {
      const amount = readTypedAmount(values.amount)
      if (state.step !== 'form' || amount === undefined) return
      dispatch({ type: 'send', values })
      try {
        const input = { channelId: values.channelId, amount }
        const order = await gateway.call(cashier.deposit, input, { idempotencyKey: state.key })
        dispatch({ type: 'made', order })
      } catch (error) {
        dispatch({ type: 'failed', error, freshKey: crypto.randomUUID() })
      }
    },
    /** What the gateway says became of a request whose answer was lost; null when it never arrived. */
    settle: useCallback(
      (order: DepositOrder | null) => dispatch(order ? { type: 'made', order } : { type: 'notArrived' }),
      [],
    ),
    /** Begins another deposit. */
    another: () => dispatch({ type: 'another', freshKey: crypto.randomUUID() }),
    /** The balance has grown. */
    refreshBalance: useCallback(
      () => void queryClient.invalidateQueries({ queryKey: memberQueries(gateway).balance().queryKey }),
      [queryClient, gateway],
    ),
  }
}

export type Deposit = ReturnType<typeof useDeposit>
