import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { useStore } from 'zustand'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { createMoneyOperation } from './create-money-operation.ts'

type Operation<Input extends z.ZodMiniType, Value extends z.ZodMiniType> = ReturnType<
  typeof createMoneyOperation<Input, Value>
>

/**
 * The state of an operation of the signed-in account, and its actions. While the outcome of a request is unknown, the
 * gateway is polled with the request's key.
 */
export function useMoneyOperation<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  operation: Operation<Input, Value>,
) {
  const gateway = useGateway()
  const state = useStore(operation.store, (current) => current.operation)
  const { data: account } = useQuery({ ...memberQueries(gateway).info(), select: ({ id }) => String(id) })
  useEffect(() => {
    if (account !== undefined) operation.open(account)
  }, [account, operation])

  const outcome = useQuery({
    ...endpointQuery(gateway, operation.endpoint.movesMoney.outcome, { idempotencyKey: state.key }),
    enabled: state.step === 'unknown',
    refetchInterval: pace.inStep(pace.order),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const { data: found, dataUpdatedAt } = outcome
  useEffect(() => {
    if (found !== undefined && dataUpdatedAt > 0) operation.found(found.order)
  }, [found, dataUpdatedAt, operation])

  return {
    state,
    /** What the payment password's proof is for, if money leaves the account. */
    purpose: operation.endpoint.movesMoney.leavesFor,
    /** Whether the outcome is being requested right now. */
    isAsking: outcome.isFetching,
    /** Requests the outcome at once. */
    ask: () => void outcome.refetch(),
    /** Shows what is about to be sent, for confirmation. */
    review: operation.review,
    /** Returns to the form. */
    back: operation.back,
    send: (input: z.input<Input>) => operation.send(gateway, input),
    /** Starts another operation. */
    again: operation.again,
  }
}
