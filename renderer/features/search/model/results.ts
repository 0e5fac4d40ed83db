import type { ReactNode } from 'react'
import { bestMatches, type Found, matchName, type NameMatch } from '#lib/games/match-name.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'

/** A vendor with the address of its lobby. */
export type VendorEntry = { code: string; name: string; icon: string; to: string; note: string }

/** A page, or a setting or action that takes effect at once. */
export type Place = { id: string; name: string; note: string; icon: ReactNode; go: () => void }

type Marks = NameMatch['marks']

/** A result that can be chosen. Ids are unique across all kinds. */
export type Result =
  | { kind: 'game'; id: string; game: Game; marks: Marks }
  | { kind: 'vendor'; id: string; vendor: VendorEntry; marks: Marks }
  | { kind: 'place'; id: string; place: Place; marks: Marks }
  /** The lobby, searched for the same words. */
  | { kind: 'all'; id: 'all'; words: string }

export type SectionName = 'games' | 'recent' | 'popular' | 'vendors' | 'places'
export type Section = { name: SectionName; results: readonly Result[] }

export type Results = {
  sections: readonly Section[]
  /** How many results there are, or how many suggestions before anything is typed. */
  count: number
  /** No name matches as typed. The results are similar names or the gateway's own matches, or there are none. */
  guessed: boolean
}

type Sources = {
  search: string
  /** Games that have loaded already: popular and hot ones. */
  known: readonly Game[]
  /** The recently played games. Empty for visitors. */
  recent: readonly Game[]
  /** What the gateway's own search has found so far. */
  listed: readonly Game[]
  vendors: readonly VendorEntry[]
  places: readonly Place[]
}

const most = { games: 8, before: 5, vendors: 3, places: 4 }
const noMarks: Marks = []

const toGame = ({ item, match }: Found<Game>): Result => ({
  kind: 'game',
  id: `game-${item.nodeId}`,
  game: item,
  marks: match.marks,
})
const unmarked = (game: Game): Result => ({ kind: 'game', id: `game-${game.nodeId}`, game, marks: noMarks })

/** Drops repeated games and keeps their order. */
function unique(games: readonly Game[]): Game[] {
  const seen = new Set<string>()
  return games.filter(({ nodeId }) => {
    const fresh = !seen.has(nodeId)
    seen.add(nodeId)
    return fresh
  })
}

/** Suggestions before anything is typed: recent games, or popular ones if there are none, and a few pages. */
function beforeTyping({ known, recent, places }: Sources): Results {
  const games = recent.length > 0 ? recent : known
  const sections: Section[] = [
    {
      name: recent.length > 0 ? 'recent' : 'popular',
      results: unique(games).slice(0, most.before).map(unmarked),
    },
    { name: 'places', results: places.slice(0, most.places).map((place) => toPlace(place, noMarks)) },
  ]
  return told(sections, false)
}

const toPlace = (place: Place, marks: Marks): Result => ({
  kind: 'place',
  id: `place-${place.id}`,
  place,
  marks,
})

/**
 * The results of a search: games, exact matches before similar ones; vendors; pages; and last the lobby with the same
 * search. Games that only the gateway's own rules match come after the others.
 */
export function resultsOf(sources: Sources): Results {
  const { search, known, recent, listed, vendors, places } = sources
  const words = search.trim()
  if (words === '') return beforeTyping(sources)
  const all = unique([...recent, ...known, ...listed])
  const found = bestMatches(all, ({ gameName }) => gameName, words)
  const foreign = listed.filter(({ gameName }) => !matchName(gameName, words))
  const games = [...found.map(toGame), ...foreign.map(unmarked)].slice(0, most.games)
  const foundVendors = bestMatches(vendors, ({ name }) => name, words, most.vendors)
  const foundPlaces = bestMatches(places, ({ name }) => name, words, most.places)
  const asTyped = [...found, ...foundVendors, ...foundPlaces].some(({ match }) => !match.guessed)
  const sections: Section[] = [
    { name: 'games', results: games },
    {
      name: 'vendors',
      results: foundVendors.map(({ item, match }) => ({
        kind: 'vendor',
        id: `vendor-${item.code}`,
        vendor: item,
        marks: match.marks,
      })),
    },
    {
      name: 'places',
      results: [
        ...foundPlaces.map(({ item, match }) => toPlace(item, match.marks)),
        { kind: 'all', id: 'all', words },
      ],
    },
  ]
  return told(sections, !asTyped)
}

function told(sections: readonly Section[], guessed: boolean): Results {
  const shown = sections.filter(({ results }) => results.length > 0)
  const count = shown.flatMap(({ results }) => results).filter(({ kind }) => kind !== 'all').length
  return { sections: shown, count, guessed }
}

/** Id of the result that an arrow key moves to. Wraps around. Undefined if there are no results. */
export function stepTo(
  results: readonly Result[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const place = results.findIndex(({ id }) => id === active)
  const from = place === -1 && step === -1 ? 0 : place
  return results[(from + step + results.length) % results.length]?.id
}
