import type { Category } from '#shared/domain/game-types.ts'

/** A category of the navigation, with the number of games its vendors report. */
export type CountedCategory = { category: Category; to: string; games: number | undefined }

/** The categories that have a square, in order, with the hue of each icon's background. */
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

/** Categories that equal a whole game type, for which the gateway's own count is more accurate. */
const wholeTypes: readonly Category[] = ['RNG', 'LIVE', 'FISH']

const hasSquare = (category: Category): category is Squared => Object.hasOwn(hues, category)

/**
 * The squares on home, for the categories that exist.
 * @param menus the gateway's count for each game type. Without it, the vendors' counts are used.
 */
export function squares(
  categories: readonly CountedCategory[],
  menus: readonly { gameType: string; count?: number | undefined }[],
): readonly { category: Squared; to: string; hue: number; games: number | undefined }[] {
  return categories.flatMap(({ category, to, games }) => {
    if (!hasSquare(category)) return []
    const counted = wholeTypes.includes(category)
      ? menus.find(({ gameType }) => gameType === category)
      : undefined
    return { category, to, hue: hues[category], games: counted?.count ?? games }
  })
}
