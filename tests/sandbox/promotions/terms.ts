import { depositBonuses } from '../content/deposit-bonuses.ts'
import type { PromotionContent, PromotionTerms } from '../content/promotions.ts'

/** A promotion's figures, from where they are applied: its application, its deposit bonus, or its own. */
export function promotionTerms({ id, apply, terms }: PromotionContent): PromotionTerms | undefined {
  if (apply?.amount !== undefined) return { amount: apply.amount, upTo: false, turnover: apply.turnover }
  if (apply?.pointsUpTo !== undefined) return { points: apply.pointsUpTo, upTo: true }
  const bonus = depositBonuses.find((one) => one.id === id)
  if (!bonus) return terms
  const { percent, most, min, turnover } = bonus
  return { percent, amount: most, upTo: false, leastDeposit: min, turnover }
}
