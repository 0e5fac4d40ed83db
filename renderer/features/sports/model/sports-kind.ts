import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Vendor, vendors } from '#shared/contract/endpoints/vendors.ts'
import { type Category, cockfightVendor } from '#shared/domain/game-types.ts'
import { type SitePage, sitePageAt } from '#shared/domain/site-paths.ts'

const kinds = ['sports', 'esports', 'cockfight', 'lott', 'elott'] as const satisfies readonly SitePage[]
/** What the vendors page can be about, depending on its address. */
export type SportsKind = (typeof kinds)[number]

/** Vendors grouped into lanes, as the gateway lists them. */
export type Lanes = ValueOf<typeof vendors>['lanes']

/** The kind of the page at an address. */
export function kindOf(pathname: string): SportsKind {
  const page = sitePageAt(pathname)
  return kinds.find((kind) => kind === page) ?? 'sports'
}

/** The site's category for each kind. */
export const categoryOf = {
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  lott: 'LOTT',
  elott: 'ELOTT',
} as const satisfies Record<SportsKind, Category | 'ELOTT'>

/**
 * Whether a vendor or game belongs to a kind. Gateways list cockfights as sports of one vendor, and some list esports
 * as sports too. The brand's esports providers tell those apart.
 */
export function belongsTo(
  kind: SportsKind,
  { vassalage, gameType }: Pick<Vendor, 'vassalage' | 'gameType'>,
  esportsProviders: readonly string[],
): boolean {
  const isSport = gameType === 'SPORTS'
  const isCockfight = gameType === 'COCKFIGHT' || (isSport && vassalage === cockfightVendor)
  const isEsport = gameType === 'ESPORTS' || (isSport && esportsProviders.includes(vassalage))
  switch (kind) {
    case 'sports':
      return isSport && !isCockfight && !isEsport
    case 'esports':
      return isEsport
    case 'cockfight':
      return isCockfight
    case 'lott':
      return gameType === 'LOTT' || gameType === 'ELOTT'
    case 'elott':
      return gameType === 'ELOTT'
  }
}

/** The vendors of a kind in the gateway's order, without repeats, with the number of games of that kind. */
export function vendorsOf(kind: SportsKind, lanes: Lanes, esportsProviders: readonly string[]): Vendor[] {
  const found = new Map<string, Vendor>()
  for (const card of lanes.flatMap(({ cards }) => cards)) {
    if (!belongsTo(kind, card, esportsProviders)) continue
    const known = found.get(card.vassalage)
    const gameCount = known ? sum(known.gameCount, card.gameCount) : card.gameCount
    found.set(card.vassalage, { ...(known ?? card), gameCount })
  }
  return [...found.values()]
}

/** Undefined if either number is. */
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b
