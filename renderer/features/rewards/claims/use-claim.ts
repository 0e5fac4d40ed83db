import type * as z from 'zod/mini'
import type { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useClaim as useMoneyClaim } from '#lib/money-operation/use-claim.ts'
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

/** The claim of a reward, rebate, mission or bonus. */
export const useClaim = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  operation: ReturnType<typeof createMoneyOperation<Input, Value>>,
) => useMoneyClaim(operation, changed)
