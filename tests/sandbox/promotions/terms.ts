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

/** The deposit between the smallest and the largest that is worked out as an example, in minor units. */
const usualDeposit = 1_000_00

/** A deposit bonus worked out: for the smallest deposit, a usual one, and the smallest with the largest bonus. */
export function promotionExamples(id: string) {
  const bonus = depositBonuses.find((one) => one.id === id)
  if (!bonus) return null
  const { percent, most, min, turnover } = bonus
  const largest = most === null ? [] : [(most * 100) / percent]
  return [min, usualDeposit, ...largest].map((deposit) => {
    const gained = Math.min((deposit * percent) / 100, most ?? Number.POSITIVE_INFINITY)
    return { deposit, bonus: gained, toBet: (deposit + gained) * turnover }
  })
}
