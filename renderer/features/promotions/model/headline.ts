import type { PromotionTerms } from '#shared/contract/endpoints/promotions.ts'
import type { Amount } from '#shared/domain/money.ts'

/** What a headline's figure is: the most one can get, a bonus, a pool for the winners, one for each of two, or points. */
export type HeadlineLabel = 'most' | 'bonus' | 'pool' | 'both' | 'points'

/** The figure that a promotion is known by. */
export type Headline = { label: HeadlineLabel } & (
  | { kind: 'percent'; percent: number }
  | { kind: 'money'; amount: Amount }
  | { kind: 'points'; points: number }
  | { kind: 'times'; times: number }
)

type Figures = Pick<PromotionTerms, 'percent' | 'amount' | 'points' | 'upTo' | 'amountOf' | 'pointsTimes'>

/** A limit in money says more than the percentage that it limits. Undefined if there is no figure. */
export function headlineOf({
  percent,
  amount,
  points,
  upTo,
  amountOf,
  pointsTimes,
}: Figures): Headline | undefined {
  const label = upTo ? 'most' : 'bonus'
  if (amount != null && amountOf)
    return { kind: 'money', amount, label: amountOf === 'pool' ? 'pool' : 'both' }
  if (amount != null && !(upTo && percent != null))
    return { kind: 'money', amount, label: percent == null ? label : 'most' }
  if (percent != null) return { kind: 'percent', percent, label }
  if (points != null) return { kind: 'points', points, label }
  return pointsTimes == null ? undefined : { kind: 'times', times: pointsTimes, label: 'points' }
}
