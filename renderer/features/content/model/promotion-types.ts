import { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import { recordOf } from '#shared/domain/keys-of.ts'

type Typed = { type: string }

/** A kind of promotion, or all of them. */
export type PromotionType = (typeof promotionTypes)[number]
export type TypeChoice = 'all' | PromotionType

export const typeChoices: readonly TypeChoice[] = ['all', ...promotionTypes]

/** The kind that a promotion is of; one that we don't know counts as "other". */
export const typeOf = ({ type }: Typed): PromotionType =>
  promotionTypes.find((known) => known === type) ?? 'other'

/** The kind that an address asks for; all for none and for words that mean nothing. */
export const chosenType = (asked: string | null): TypeChoice =>
  typeChoices.find((choice) => choice === asked) ?? 'all'

/** How many promotions there are of each kind. */
export function countTypes(promotions: readonly Typed[]): Readonly<Record<TypeChoice, number>> {
  return recordOf(typeChoices, (choice) => ofType(promotions, choice).length)
}

/** The promotions of a kind, in their order. */
export const ofType = <Promotion extends Typed>(
  promotions: readonly Promotion[],
  choice: TypeChoice,
): Promotion[] => promotions.filter((promotion) => choice === 'all' || typeOf(promotion) === choice)
