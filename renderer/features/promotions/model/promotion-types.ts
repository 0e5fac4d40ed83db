import { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import { recordOf } from '#shared/domain/keys-of.ts'

type Typed = { type: string }

/** A type of promotion. */
export type PromotionType = (typeof promotionTypes)[number]
export type TypeChoice = 'all' | PromotionType

export const typeChoices: readonly TypeChoice[] = ['all', ...promotionTypes]

/** A promotion's type. Unknown types count as "other". */
export const typeOf = ({ type }: Typed): PromotionType =>
  promotionTypes.find((known) => known === type) ?? 'other'

/** The type in the address, or "all" if it is missing or unknown. */
export const chosenType = (asked: string | null): TypeChoice =>
  typeChoices.find((choice) => choice === asked) ?? 'all'

/** Counts the promotions of each type. */
export function countTypes(promotions: readonly Typed[]): Readonly<Record<TypeChoice, number>> {
  return recordOf(typeChoices, (choice) => ofType(promotions, choice).length)
}

/** Filters promotions by type, keeping their order. */
export const ofType = <Promotion extends Typed>(
  promotions: readonly Promotion[],
  choice: TypeChoice,
): Promotion[] => promotions.filter((promotion) => choice === 'all' || typeOf(promotion) === choice)
