import type { PromotionTerms } from '#shared/contract/endpoints/promotions.ts'
import type { Amount } from '#shared/domain/money.ts'

/** The figure that a promotion is known by, and whether it is the most one can get. */
export type Headline = { most: boolean } & (
  | { kind: 'percent'; percent: number }
  | { kind: 'money'; amount: Amount }
  | { kind: 'points'; points: number }
)

/** A limit in money says more than the percentage that it limits. Undefined if there is no figure. */
export function headlineOf({
  percent,
  amount,
  points,
  upTo,
}: Pick<PromotionTerms, 'percent' | 'amount' | 'points' | 'upTo'>): Headline | undefined {
  if (amount != null && !(upTo && percent != null))
    return { kind: 'money', amount, most: upTo || percent != null }
  if (percent != null) return { kind: 'percent', percent, most: upTo }
  return points == null ? undefined : { kind: 'points', points, most: upTo }
}
