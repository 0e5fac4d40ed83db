import type { Launchable } from '#lib/games/launch-plan.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { Vendor } from '#shared/contract/endpoints/vendors.ts'
import { fbVendor, isLotteryType, isLotteryVendor } from '#shared/domain/game-types.ts'
import type { SportsKind } from './sports-kind.ts'

/** What opening a vendor means: a launch or a page of the site. */
export type VendorOpening = { kind: 'launch'; choice: Launchable } | { kind: 'page'; to: string }

/** The address of a vendor's games of one kind. */
export const gamesPath = (kind: SportsKind, { vassalage }: Pick<Vendor, 'vassalage'>): string =>
  pathTo('games', { games: kind, vassalage })

/**
 * How a vendor opens: lottery vendors on the lottery page, FB through its own launch, any other through its first
 * game, which for a sportsbook is the book itself. Without known games, it opens the list of its games.
 * @param games the known games of the kind, in the gateway's order.
 */
export function openingOf(kind: SportsKind, vendor: Vendor, games: readonly Game[]): VendorOpening {
  const { vassalage, gameType } = vendor
  if (isLotteryType(gameType) && isLotteryVendor(vassalage))
    return { kind: 'page', to: pathTo('lottery', { vendor: vassalage }) }
  if (vassalage === fbVendor && gameType === 'SPORTS')
    return { kind: 'launch', choice: { vassalage, gameType } }
  const lead = games.find((game) => game.vassalage === vassalage)
  return lead ? { kind: 'launch', choice: lead } : { kind: 'page', to: gamesPath(kind, vendor) }
}

/**
 * The vendor that opens by itself: the one in the address, as linked from the navigation, or in esports the only one.
 * Vendors that aren't listed here are ignored.
 */
export function vendorAtOnce(
  kind: SportsKind,
  vendors: readonly Vendor[],
  named: string | null,
): Vendor | undefined {
  const [only, ...others] = vendors
  return (
    vendors.find(({ vassalage }) => vassalage === named) ??
    (kind === 'esports' && others.length === 0 ? only : undefined)
  )
}
