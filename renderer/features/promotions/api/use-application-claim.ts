import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useClaim } from '#lib/money-operation/use-claim.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

const operation = createMoneyOperation(promotions.claim)
const changed = [promotions.applications, promotions.states, points.balance, bonuses.active, bonuses.list]

/** The claim of what an application brings. */
export const useApplicationClaim = () => useClaim(operation, changed)

export type ApplicationClaim = ReturnType<typeof useApplicationClaim>
