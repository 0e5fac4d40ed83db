import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { points } from '#shared/contract/endpoints/points.ts'

/** Redeeming an item and converting points, as money operations, so that each is sent only once. */
export const redeemOperation = createMoneyOperation(points.redeem)
export const convertOperation = createMoneyOperation(points.convert)
