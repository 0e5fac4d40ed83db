import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Vendor, vendors } from '#shared/contract/endpoints/vendors.ts'
import { type Category, cockfightVendor } from '#shared/domain/game-types.ts'
import { type SitePage, sitePageAt } from '#shared/domain/site-paths.ts'

const kinds = ['sports', 'esports', 'cockfight', 'lott', 'elott'] as const satisfies readonly SitePage[]
/** What the one page of vendors can be about; its address says which. */
export type SportsKind = (typeof kinds)[number]

/** Vendors in their lanes, as the gateway lists them. */
export type Lanes = ValueOf<typeof vendors>['lanes']

/** What the page at an address is about. */
export function kindOf(pathname: string): SportsKind {
  const page = sitePageAt(pathname)
  return kinds.find((kind) => kind === page) ?? 'sports'
}

/** The name of a kind among the site's categories. */
export const categoryOf = {
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  lott: 'LOTT',
  elott: 'ELOTT',
} as const satisfies Record<SportsKind, Category | 'ELOTT'>

/**
 * Whether a vendor, or a game of one, belongs to a kind. Platforms deliver cockfights as sports, by one vendor,
 * and some of them esports too: those of the brand's providers are told by their codes.
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

/** The vendors of a kind in the gateway's order, each once with all its games of the kind. */
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

/** Unknown as soon as one of them is. */
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b
