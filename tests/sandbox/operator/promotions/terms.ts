import { depositBonuses } from '../deposits/deposit-bonuses.ts'
import type { PromotionContent, PromotionTerms } from './promotions.ts'
import { weeklyRules } from './weekly-rules.ts'

/** A promotion's figures, from where they are applied: its application, its deposit bonus, its weekly rule, or its own. */
export function promotionTerms({ id, apply, terms }: PromotionContent): PromotionTerms | undefined {
  if (apply?.amount !== undefined) return { amount: apply.amount, upTo: false, turnover: apply.turnover }
  if (apply?.pointsUpTo !== undefined) return { points: apply.pointsUpTo, upTo: true }
  const bonus = depositBonuses.find((one) => one.id === id)
  if (!bonus) return weeklyTerms(id) ?? terms
  const { percent, most, min, turnover } = bonus
  return { percent, amount: most, upTo: false, leastDeposit: min, turnover }
}

function weeklyTerms(promotionId: string): PromotionTerms | undefined {
  const rule = weeklyRules.find(({ id }) => id === promotionId)
  if (!rule) return undefined
  const { steps, most, turnover } = rule
  const percent = Math.max(...steps.map(({ share }) => share)) / 100
  return { percent, amount: most, upTo: steps.length > 1, turnover }
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
