import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { createMoneyOperation } from './create-money-operation.ts'
import { useMoneyOperation } from './use-money-operation.ts'

/**
 * A claim as a money operation, so that it is paid only once. Once its outcome is known, what shows the member's money is
 * fetched again, and so is `changed`, which must be the same array each time.
 */
export function useClaim<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  operation: ReturnType<typeof createMoneyOperation<Input, Value>>,
  changed: readonly Pick<Endpoint, 'id'>[],
) {
  const moved = useMoneyMoved()
  const money = useMoneyOperation(operation)
  const { state, send, again } = money
  const isOver = state.step === 'settled' || state.step === 'refused'
  useEffect(() => {
    if (isOver) moved(...changed)
  }, [isOver, moved, changed])
  // A result that has been seen isn't shown again when the page is opened again.
  useEffect(
    () => () => {
      const { step } = operation.store.getState().operation
      if (step === 'settled' || step === 'refused') operation.again()
    },
    [operation],
  )
  return {
    ...money,
    /** Whether a claim is under way or its outcome unknown, so that none can be made now. */
    busy: state.step === 'sending' || state.step === 'unknown',
    /** Sends a claim. Ends the one before, if it is settled. */
    claim(input: z.input<Input>): void {
      if (state.step === 'settled') again()
      void send(input)
    },
  }
}
