import type { Launchable } from '#lib/games/launch-plan.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { Vendor } from '#shared/contract/endpoints/vendors.ts'
import { fbVendor, isLotteryType, isLotteryVendor } from '#shared/domain/game-types.ts'
import type { SportsKind } from './sports-kind.ts'

/** What opens a vendor: something to launch, or a page of the site. */
export type VendorOpening = { kind: 'launch'; choice: Launchable } | { kind: 'page'; to: string }

/** The list of a vendor's games of a kind. */
export const gamesPath = (kind: SportsKind, { vassalage }: Pick<Vendor, 'vassalage'>): string =>
  pathTo('games', { games: kind, vassalage })

/**
 * How a vendor opens: the lottery's own on the lottery page, FB by its own launch, any other by the game that
 * stands first in its list, which for a sportsbook is the book itself. One whose games aren't known shows them.
 * @param games games of the kind that are known here, in the gateway's order.
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
 * The vendor that opens by itself: the one that the address names, as the navigation's dropdowns do; in esports
 * also the only one there is. What isn't listed here is as good as not named.
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
