import type { Category } from '#shared/domain/game-types.ts'

/** A category of the navigation, with its games as far as its vendors tell. */
export type CountedCategory = { category: Category; to: string; games: number | undefined }

/** The categories that have a square, in order, each with the hue of its icon's ground. */
const hues = {
  RNG: 74,
  LIVE: 28,
  FISH: 205,
  PVP: 285,
  BINGO: 340,
  SPORTS: 150,
  COCKFIGHT: 45,
  LOTT: 240,
} as const satisfies Partial<Record<Category, number>>

type Squared = keyof typeof hues

/** Categories that are whole game types: the gateway's own count of them is the better one. */
const wholeTypes: readonly Category[] = ['RNG', 'LIVE', 'FISH']

const hasSquare = (category: Category): category is Squared => Object.hasOwn(hues, category)

/**
 * The squares of home, for those categories that there are.
 * @param menus how many games the gateway counts of each type; what vendors tell stands in until it comes.
 */
export function squares(
  categories: readonly CountedCategory[],
  menus: readonly { gameType: string; count: number }[],
): readonly { category: Squared; to: string; hue: number; games: number | undefined }[] {
  return categories.flatMap(({ category, to, games }) => {
    if (!hasSquare(category)) return []
    const counted = wholeTypes.includes(category)
      ? menus.find(({ gameType }) => gameType === category)
      : undefined
    return { category, to, hue: hues[category], games: counted?.count ?? games }
  })
}
