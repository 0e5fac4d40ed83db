import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

/** Claiming a raffle's prize. */
export const raffleClaimOperation = createMoneyOperation(promotions.raffleClaim)
