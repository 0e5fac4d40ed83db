import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { games, Vendor } from '#shared/contract/endpoints/games.ts'
import type { GameType } from '#shared/domain/game-types.ts'
import type { Lobby } from './lobby.ts'

/** Vendors grouped into lanes, as the gateway lists them. */
export type Lanes = ValueOf<typeof games.vendors>['lanes']

/** Stands for vendors that haven't loaded. Compared by identity, so another empty list means that there are none. */
export const noLanes: Lanes = []

/** The vendor cards of a lobby, one for each vendor and game type. */
function cardsOf(lobby: Lobby, lanes: Lanes): readonly Vendor[] {
  const types: readonly string[] = lobby.gameTypes
  const all = lanes.flatMap(({ cards }) => cards)
  // Table games may have their own lane. The lane of live games counts them too.
  const tables = all.filter(({ gameType }) => gameType === 'TABLE')
  const others = all.filter(
    ({ gameType }) => gameType !== 'TABLE' && (types.length === 0 || types.includes(gameType)),
  )
  const cards = lobby.part === 'TABLE' && tables.length > 0 ? tables : others
  return cards
    .filter(({ vassalage }) => vassalage !== lobby.except)
    .filter(({ vassalage }) => lobby.vendor === undefined || vassalage === lobby.vendor)
}

/** The vendors to choose from, without repeats. Empty if the lobby belongs to one vendor. */
export function vendorsOf(lobby: Lobby, lanes: Lanes): readonly Vendor[] {
  if (lobby.vendor !== undefined) return []
  const cards = cardsOf(lobby, lanes)
  return cards.filter(
    (card, place) => cards.findIndex(({ vassalage }) => vassalage === card.vassalage) === place,
  )
}

/**
 * The vendor whose games are shown. A lobby with `except` shows one vendor at a time, because the list call can't
 * exclude one.
 */
export function shownVendor(lobby: Lobby, chosen: string | undefined, lanes: Lanes): string | undefined {
  return chosen ?? (lobby.except === undefined ? undefined : vendorsOf(lobby, lanes)[0]?.vassalage)
}

/** The one game type for the list call: the lobby's first that the vendor has. */
export function typeFor(lobby: Lobby, vendor: string | undefined, lanes: Lanes): GameType | undefined {
  const cards = cardsOf(lobby, lanes).filter(({ vassalage }) => vassalage === vendor)
  return lobby.gameTypes.find((type) => cards.some(({ gameType }) => gameType === type)) ?? lobby.gameTypes[0]
}

/** Number of games in the unfiltered list. Undefined when the gateway doesn't say. */
export function countOf(lobby: Lobby, vendor: string | undefined, lanes: Lanes): number | undefined {
  const type = typeFor(lobby, vendor, lanes)
  const counts = cardsOf(lobby, lanes)
    .filter(({ vassalage }) => vendor === undefined || vassalage === vendor)
    .filter(({ gameType }) => type === undefined || gameType === type)
    .map(({ gameCount }) => gameCount)
  if (lobby.part !== undefined || counts.length === 0 || counts.includes(undefined)) return undefined
  return counts.reduce((sum: number, count) => sum + (count ?? 0), 0)
}

/** Finds a vendor by its code. */
export const vendorOf = (code: string | undefined, lanes: Lanes): Vendor | undefined =>
  lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code)
