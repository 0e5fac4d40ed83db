import { sitePaths } from './site-paths.ts'

/**
 * Game types as the gateway names them, and the categories of the navigation. They differ: one vendor (DS88) is moved
 * from sports to cockfight, FC's cards also count as bingo, and the table part of LIVE is a category of its own.
 */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
export type GameType = (typeof gameTypes)[number]

/** Types whose games open on the lottery route. */
export const isLotteryType = (type: string): boolean => type === 'LOTT' || type === 'ELOTT'

/** Vendors whose lottery games open on the lottery page. All others launch as third-party games. */
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']
export const isLotteryVendor = (vendor: string): boolean => lotteryVendors.includes(vendor)

export const categories = [
  'JILI',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'TABLE',
  'BINGO',
  'SPORTS',
  'COCKFIGHT',
  'LOTT',
  'ESPORTS',
] as const
/** A category of the navigation, in the order of the header. */
export type Category = (typeof categories)[number]

/** The page of each category. */
export const categoryPath: Record<Category, `/${string}`> = {
  JILI: sitePaths.jili[0],
  RNG: sitePaths.slots[0],
  LIVE: sitePaths.live[0],
  FISH: sitePaths.fish[0],
  PVP: sitePaths.pvp[0],
  TABLE: `${sitePaths.live[0]}?type=table`,
  BINGO: sitePaths.bingo[0],
  SPORTS: sitePaths.sports[0],
  COCKFIGHT: sitePaths.cockfight[0],
  LOTT: sitePaths.lott[0],
  ESPORTS: sitePaths.esports[0],
}

export const jiliVendor = 'JL'
/** Its sports are one sportsbook, with its own page and launch. */
export const fbVendor = 'FB'
export const cockfightVendor = 'DS88'
export const bingoVendor = 'FC'
