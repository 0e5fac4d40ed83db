import type { ArtCategory } from '../art/index.ts'
import { vendorName } from '../art/index.ts'

/** A vendor and how many games of each category it has at full scale. */
export type VendorPlan = {
  readonly code: string
  readonly name: string
  readonly hot?: true
  readonly games: Partial<Record<ArtCategory, number>>
}

/** The game type of a category: tables are live games, bingo counts as a card game, cockfights as sports. */
export const gameTypeOf = (category: ArtCategory): string =>
  category === 'TABLE'
    ? 'LIVE'
    : category === 'BINGO'
      ? 'PVP'
      : category === 'COCKFIGHT'
        ? 'SPORTS'
        : category

/** Forty vendors with 10,000 games, in list order. */
export const vendorPlans: readonly VendorPlan[] = [
  { code: 'JL', name: 'Kidlat', hot: true, games: { RNG: 214 } },
  { code: 'PP', name: 'Habagat', hot: true, games: { RNG: 612 } },
  { code: 'DP', name: 'Dagat Play', games: { RNG: 358, FISH: 74 } },
  { code: 'LT', name: 'Luntian', hot: true, games: { RNG: 403 } },
  { code: 'AW', name: 'Anito Works', games: { RNG: 447 } },
  { code: 'BW', name: 'Bulawan', games: { RNG: 380 } },
  { code: 'PA', name: 'Parola', games: { RNG: 291 } },
  { code: 'AS', name: 'Alon Studio', games: { RNG: 186, FISH: 62 } },
  { code: 'SN', name: 'Sinag', games: { RNG: 338 } },
  { code: 'SK', name: 'Salakot', games: { RNG: 264 } },
  { code: 'TL', name: 'Tanglaw', games: { RNG: 305 } },
  { code: 'BL', name: 'Balangay', games: { RNG: 279, TABLE: 40 } },
  { code: 'PG', name: 'Perlas Gaming', hot: true, games: { RNG: 421 } },
  { code: 'FC', name: 'Fiesta Cards', hot: true, games: { BINGO: 140, FISH: 36 } },
  { code: 'YBG', name: 'Yaman Games', games: { RNG: 150, PVP: 44 } },
  { code: 'AL', name: 'Amihan Live', hot: true, games: { LIVE: 312, TABLE: 60 } },
  { code: 'BT', name: 'Bituin Live', games: { LIVE: 268, TABLE: 48 } },
  { code: 'FB', name: 'Kampeon Sports', hot: true, games: { SPORTS: 96 } },
  { code: 'DS88', name: 'Derby Ochenta', games: { COCKFIGHT: 60 } },
  { code: 'AV', name: 'Alab Versus', games: { ESPORTS: 72 } },
  { code: 'AI', name: 'Agila Interactive', games: { ESPORTS: 58 } },
  { code: 'IMES', name: 'Isla Match', games: { ESPORTS: 64 } },
  { code: 'TF', name: 'Talim Forge', games: { ESPORTS: 49 } },
  { code: 'IA', name: 'Ilaw Arena', games: { ESPORTS: 57 } },
  { code: 'TCG_LOTTO_VN', name: 'Saigon Draws', games: { LOTT: 3 } },
  { code: 'TCG_SEA', name: 'South Sea Draws', games: { LOTT: 2 } },
  { code: 'LOTT', name: 'Bayan Lotto', games: { LOTT: 2 } },
  { code: 'ELOTT', name: 'Kislap Draws', games: { ELOTT: 2 } },
  { code: 'LP', name: vendorName(0), games: { LIVE: 240, TABLE: 62 } },
  { code: 'AN', name: vendorName(1), games: { LIVE: 140, TABLE: 40 } },
  { code: 'KW', name: vendorName(2), games: { PVP: 210 } },
  { code: 'SM', name: vendorName(3), games: { PVP: 150, FISH: 90 } },
  { code: 'BC', name: vendorName(6), games: { PVP: 96, FISH: 78 } },
  { code: 'MG', name: vendorName(7), games: { SPORTS: 110 } },
  { code: 'LU', name: vendorName(8), games: { SPORTS: 94 } },
  { code: 'BK', name: vendorName(4), games: { RNG: 602 } },
  { code: 'DY', name: vendorName(9), games: { RNG: 553 } },
  { code: 'BY', name: vendorName(10), games: { RNG: 601 } },
  { code: 'UL', name: vendorName(12), games: { RNG: 549 } },
  { code: 'BH', name: vendorName(11), games: { LOTT: 130, ELOTT: 58 } },
]
