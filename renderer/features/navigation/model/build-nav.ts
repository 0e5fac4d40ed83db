import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { games, Vendor } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'
import {
  bingoVendor,
  type Category,
  categories,
  categoryPath,
  cockfightVendor,
  jiliVendor,
} from '#shared/domain/game-types.ts'

/** Vendors grouped into lanes, as the gateway lists them. */
export type Lanes = ValueOf<typeof games.vendors>['lanes']

export type NavVendor = {
  /** Vendor code. */
  code: string
  name: string
  icon: string
  hot: boolean
  /** Number of its games in this category. Undefined when the gateway doesn't say. */
  games: number | undefined
  /** Address of the category's lobby with this vendor chosen. */
  to: string
}

export type NavCategory = {
  category: Category
  /** Set for JILI, whose category is named after the vendor. The others are named by `category`. */
  vendorName: string | undefined
  to: string
  /** All its vendors. `dropdownVendors` limits what a dropdown shows. */
  vendors: readonly NavVendor[]
  /** Games of all its vendors. Undefined if one of them doesn't say. */
  games: number | undefined
}

/** Game types that a category gathers. Categories that aren't listed have rules of their own in `cardsOf`. */
const typesOf: Partial<Record<Category, readonly string[]>> = {
  RNG: ['RNG'],
  LIVE: ['LIVE'],
  FISH: ['FISH'],
  PVP: ['PVP'],
  BINGO: ['BINGO'],
  SPORTS: ['SPORTS'],
  COCKFIGHT: ['COCKFIGHT'],
  LOTT: ['LOTT', 'ELOTT'],
  ESPORTS: ['ESPORTS'],
}

/**
 * Builds the categories of the navigation, in order, from the gateway's vendors. Categories without vendors are left
 * out. JILI's slots are a category of their own and come first. DS88 moves from sports to cockfight, which the brand
 * may not have. FC's PVP games also count as bingo, and tables are part of live.
 */
export function buildNav(lanes: Lanes, features: { cockfight: boolean }): readonly NavCategory[] {
  const cards = lanes.flatMap((lane) =>
    // Cards in the table lane come with type LIVE, so only the lane's title distinguishes them.
    lane.cards.map((card) => (lane.title.toUpperCase() === 'TABLE' ? { ...card, gameType: 'TABLE' } : card)),
  )
  return categories
    .filter((category) => category !== 'COCKFIGHT' || features.cockfight)
    .map((category) => toCategory(category, cardsOf(category, cards)))
    .filter(({ vendors }) => vendors.length > 0)
}

function cardsOf(category: Category, cards: readonly Vendor[]): readonly Vendor[] {
  const ofTypes = cards.filter(({ gameType }) => typesOf[category]?.includes(gameType))
  const of = (vendor: string, type: string) =>
    cards.filter(({ vassalage, gameType }) => vassalage === vendor && gameType === type)
  switch (category) {
    case 'JILI':
      return of(jiliVendor, 'RNG')
    case 'TABLE':
      return tablesOf(cards)
    case 'BINGO':
      return [...ofTypes, ...of(bingoVendor, 'PVP')]
    case 'SPORTS':
      return ofTypes.filter(({ vassalage }) => vassalage !== cockfightVendor)
    case 'COCKFIGHT':
      return [...of(cockfightVendor, 'SPORTS'), ...ofTypes]
    default:
      return ofTypes
  }
}

/**
 * The vendors listed with tables. If the gateway lists none, those of live games, because tables are part of live.
 */
function tablesOf(cards: readonly Vendor[]): readonly Vendor[] {
  const said = cards.filter(({ gameType }) => gameType === 'TABLE')
  if (said.length > 0) return said
  return cards
    .filter(({ gameType }) => gameType === 'LIVE')
    .map((card) => ({ ...card, gameCount: undefined }))
}

/** One card for each vendor: one with two game types in a category has a card of each. */
function onceEach(cards: readonly Vendor[]): readonly Vendor[] {
  const vendors = new Map<string, Vendor>()
  for (const card of cards) {
    const other = vendors.get(card.vassalage)
    const isHot = card.isHot || other?.isHot
    const count = sumOf(card.gameCount, other?.gameCount)
    vendors.set(card.vassalage, other ? { ...other, isHot, gameCount: count } : card)
  }
  return [...vendors.values()]
}

const sumOf = (a: number | null | undefined, b: number | null | undefined): number | undefined =>
  typeof a === 'number' && typeof b === 'number' ? a + b : undefined

function toCategory(category: Category, cards: readonly Vendor[]): NavCategory {
  const path = categoryPath[category]
  const vendors = onceEach(cards).map(({ vassalage, displayName, smallIcon, isHot, gameCount }) => ({
    code: vassalage,
    name: displayName,
    icon: smallIcon,
    hot: isHot === 1,
    games: gameCount,
    to: `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vassalage)}`,
  }))
  const counts = vendors.map(({ games }) => games)
  return {
    category,
    vendorName: category === 'JILI' ? vendors[0]?.name : undefined,
    to: path,
    vendors,
    games: counts.every((count) => count !== undefined)
      ? counts.reduce((sum: number, count) => sum + (count ?? 0), 0)
      : undefined,
  }
}

/** The vendors that a dropdown shows, and how many more its "more" link stands for. */
export function dropdownVendors({ vendors }: NavCategory): { shown: readonly NavVendor[]; more: number } {
  const shown = vendors.slice(0, constants.navDropdownVendors)
  return { shown, more: vendors.length - shown.length }
}

/** Splits the categories into the one-vendor category before the favourites, and those after them. */
export function parted(nav: readonly NavCategory[]): Record<'own' | 'shared', readonly NavCategory[]> {
  const isOwn = ({ category }: NavCategory) => category === 'JILI'
  return { own: nav.filter(isOwn), shared: nav.filter((entry) => !isOwn(entry)) }
}
