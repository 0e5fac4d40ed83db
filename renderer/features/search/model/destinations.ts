import type { ReactNode } from 'react'
import { bestMatches, type Found, matchName, type NameMatch } from '#lib/games/match-name.ts'

/** A page or promotion, or a setting or action that takes effect at once. */
export type Destination = {
  id: string
  /** Its names. The first is shown; the others, for instance the English one, can be searched for too. */
  names: readonly [string, ...string[]]
  /** One line about it. */
  note?: string
  /** What it belongs to. */
  aside?: string
  icon: ReactNode
  /** Address of a picture, shown instead of the icon. */
  picture?: string
  go: () => void
}

/** The groups of places, in order. */
export const destinationGroups = ['pages', 'promotions', 'settings'] as const
export type DestinationGroup = (typeof destinationGroups)[number]

/** The name of a place that matches a search. */
export type DestinationMatch = NameMatch & { name: string }

/** Typing errors that the search forgives in a typed word of this length. */
export const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How a place matches a search. It ranks by the best of its names, and the first of those that match as well as that
 * one is shown: as typed, or with typing errors.
 */
export function matchDestination(
  { names }: Pick<Destination, 'names'>,
  search: string,
): DestinationMatch | undefined {
  const matches = names.flatMap((name) => {
    const match = matchName(name, search, slips)
    return match ? [{ ...match, name }] : []
  })
  const asTyped = matches.filter(({ guessed }) => !guessed)
  const good = asTyped.length > 0 ? asTyped : matches
  return good[0] && { ...good[0], distance: Math.min(...good.map(({ distance }) => distance)) }
}

/** The places that a search finds, the best first. */
export const findDestinations = (
  places: readonly Destination[],
  search: string,
  limit: number,
): Found<Destination, DestinationMatch>[] =>
  bestMatches(places, (place) => matchDestination(place, search), limit)

/** Makes one of those with the same id: the first, also found by the names of the others. */
export function mergeDestinations(places: readonly Destination[]): Destination[] {
  const merged = new Map<string, Destination>()
  for (const place of places) {
    const known = merged.get(place.id)
    merged.set(place.id, known ? { ...known, names: [...known.names, ...place.names] } : place)
  }
  return [...merged.values()]
}
