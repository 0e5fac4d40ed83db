import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { missions } from '#shared/contract/endpoints/missions.ts'
import { rebates } from '#shared/contract/endpoints/rebates.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'

/** What shows bonuses or claims, and so may have changed with a claim. */
const changed = [
  rewards.list,
  rewards.waiting,
  rebates.summary,
  rebates.history,
  missions.summary,
  bonuses.active,
  bonuses.list,
]

/** A claim as a money operation. Once its fate is known, what it changed is fetched again. */
export function useClaim<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  operation: ReturnType<typeof createMoneyOperation<Input, Value>>,
) {
  const moved = useMoneyMoved()
  const money = useMoneyOperation(operation)
  const { state, send, again } = money
  const isOver = state.step === 'settled' || state.step === 'refused'
  useEffect(() => {
    if (isOver) moved(...changed)
  }, [isOver, moved])
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
    /** Whether a claim is under way or its fate unknown, so that none can be made now. */
    busy: state.step === 'sending' || state.step === 'unknown',
    /** Sends a claim. Ends the one before, if it is settled. */
    claim(input: z.input<Input>): void {
      if (state.step === 'settled') again()
      void send(input)
    },
  }
}
