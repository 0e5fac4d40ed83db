import { useClaim } from '#lib/money-operation/use-claim.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { raffleClaimOperation } from './raffle-claim-operation.ts'

const changed = [promotions.raffleDraws, promotions.states, points.balance, bonuses.active, bonuses.list]

/** The claim of a raffle's prize. */
export const usePrizeClaim = () => useClaim(raffleClaimOperation, changed)

export type PrizeClaim = ReturnType<typeof usePrizeClaim>
