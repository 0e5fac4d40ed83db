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

/** Vendors in their lanes, as the gateway lists them. */
export type Lanes = ValueOf<typeof games.vendors>['lanes']

export type NavVendor = {
  /** Vendor code. */
  code: string
  name: string
  icon: string
  hot: boolean
  /** How many games of this category; undefined where the gateway doesn't say. */
  games: number | undefined
  /** The category's lobby with this vendor chosen. */
  to: string
}

export type NavCategory = {
  category: Category
  /** The vendor whose games are a category of their own (JILI); all others are named by the category. */
  vendorName: string | undefined
  to: string
  /** All vendors; how many a dropdown shows is `dropdownVendors`. */
  vendors: readonly NavVendor[]
  /** Games of all its vendors; undefined where one of them doesn't say. */
  games: number | undefined
}

/** Game types whose vendors a category gathers; those left out have rules of their own. */
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
 * The categories of the navigation, in their order, from the vendors there are; one without vendors is left
 * out. JILI's slots come first as a category of one vendor, DS88 is taken out of sports into cockfight
 * (nowhere where the brand has none), FC's cards also count as bingo, tables are a part of live.
 */
export function buildNav(lanes: Lanes, features: { cockfight: boolean }): readonly NavCategory[] {
  const cards = lanes.flatMap((lane) =>
    // A lane may name what its cards' type doesn't tell: tables come as live games.
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

/** Vendors that are said to have tables; where nobody says it, those of live games, of which tables are a part. */
function tablesOf(cards: readonly Vendor[]): readonly Vendor[] {
  const said = cards.filter(({ gameType }) => gameType === 'TABLE')
  if (said.length > 0) return said
  return cards
    .filter(({ gameType }) => gameType === 'LIVE')
    .map((card) => ({ ...card, gameCount: undefined }))
}

function toCategory(category: Category, cards: readonly Vendor[]): NavCategory {
  const path = categoryPath[category]
  const vendors = cards.map(({ vassalage, displayName, smallIcon, isHot, gameCount }) => ({
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

/** What a dropdown lists, and how many more vendors its More button stands for. */
export function dropdownVendors({ vendors }: NavCategory): { shown: readonly NavVendor[]; more: number } {
  const shown = vendors.slice(0, constants.navDropdownVendors)
  return { shown, more: vendors.length - shown.length }
}

/** What stands before the favourites, which is the category of one vendor, and what after them. */
export function parted(nav: readonly NavCategory[]): Record<'own' | 'shared', readonly NavCategory[]> {
  const isOwn = ({ category }: NavCategory) => category === 'JILI'
  return { own: nav.filter(isOwn), shared: nav.filter((entry) => !isOwn(entry)) }
}
