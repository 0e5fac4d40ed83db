import { bestMatches, type Found, matchName, type NameMatch } from '#lib/games/match-name.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { readLine } from '#shared/domain/typed-text.ts'
import {
  type Destination,
  type DestinationGroup,
  type DestinationMatch,
  destinationGroups,
  findDestinations,
  slips,
} from './destinations.ts'

/** A vendor with the address of its lobby. */
export type VendorEntry = { code: string; name: string; icon: string; to: string; note: string }

/** What comes from the gateway while the search is open. */
export type RemoteName = 'games' | 'promotions'
export type RemoteState = 'pending' | 'failed' | 'done'

type Marks = NameMatch['marks']

/** A result that can be chosen. Ids are unique across all kinds. */
export type Result =
  | { kind: 'game'; id: string; game: Game; marks: Marks }
  | { kind: 'vendor'; id: string; vendor: VendorEntry; marks: Marks }
  /** `found`: the name that matches. Omitted before anything is typed. */
  | { kind: 'place'; id: string; place: Destination; found?: DestinationMatch }
  /** Loads again what has failed. */
  | { kind: 'retry'; id: string; what: RemoteName }
  /** The lobby, searched for the same words. */
  | { kind: 'all'; id: 'all'; words: string }

export type SectionName = 'games' | 'recent' | 'popular' | 'vendors' | DestinationGroup
export type Section = {
  name: SectionName
  results: readonly Result[]
  /** Whether more may come. */
  waiting: boolean
}

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
  places: Readonly<Record<DestinationGroup, readonly Destination[]>>
  states: Readonly<Record<RemoteName, RemoteState>>
}

/** How well a section answers: by a name as typed, by similar names, or not at all. */
type Rank = 0 | 1 | 2
type Ranked = Section & { rank: Rank }

const most = {
  games: 8,
  vendors: 3,
  pages: 5,
  promotions: 4,
  settings: 6,
  gamesBefore: 5,
  pagesBefore: 4,
} as const

const noMarks: Marks = []

const toGame = ({ item, match }: Found<Game>): Result => ({
  kind: 'game',
  id: `game-${item.nodeId}`,
  game: item,
  marks: match.marks,
})
const unmarked = (game: Game): Result => ({ kind: 'game', id: `game-${game.nodeId}`, game, marks: noMarks })

const toDestination = (group: DestinationGroup, place: Destination, found?: DestinationMatch): Result => ({
  kind: 'place',
  id: `${group}-${place.id}`,
  place,
  ...(found && { found }),
})

const retryOf = (what: RemoteName, state: RemoteState): Result[] =>
  state === 'failed' ? [{ kind: 'retry', id: `retry-${what}`, what }] : []

function rankOf([first]: readonly Found<unknown>[]): Rank {
  if (!first) return 2
  return first.match.guessed ? 1 : 0
}

/** Whether a result is something found, rather than a way on. */
export const isFound = ({ kind }: Result): boolean => kind !== 'all' && kind !== 'retry'

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
function beforeTyping({ known, recent, places, states }: Sources): Results {
  const games = recent.length > 0 ? recent : known
  return withCount(
    [
      {
        name: recent.length > 0 ? 'recent' : 'popular',
        results: [
          ...unique(games).slice(0, most.gamesBefore).map(unmarked),
          ...retryOf('games', states.games),
        ],
        waiting: false,
      },
      {
        name: 'pages',
        results: places.pages.slice(0, most.pagesBefore).map((place) => toDestination('pages', place)),
        waiting: false,
      },
    ],
    false,
  )
}

/** Games that only the gateway's own rules match come after the others, and last the lobby with the same search. */
function foundGames({ known, recent, listed, states }: Sources, words: string): Ranked {
  const matchOf = ({ gameName }: Game) => matchName(gameName, words, slips)
  const found = bestMatches(unique([...recent, ...known, ...listed]), matchOf)
  const foreign = listed.filter((game) => !matchOf(game))
  return {
    name: 'games',
    results: [
      ...[...found.map(toGame), ...foreign.map(unmarked)].slice(0, most.games),
      ...retryOf('games', states.games),
      { kind: 'all', id: 'all', words },
    ],
    waiting: states.games === 'pending',
    rank: rankOf(found),
  }
}

function foundVendors({ vendors }: Sources, words: string): Ranked {
  const found = bestMatches(vendors, ({ name }) => matchName(name, words, slips), most.vendors)
  return {
    name: 'vendors',
    results: found.map(({ item, match }) => ({
      kind: 'vendor',
      id: `vendor-${item.code}`,
      vendor: item,
      marks: match.marks,
    })),
    waiting: false,
    rank: rankOf(found),
  }
}

function foundDestinations(name: DestinationGroup, { places, states }: Sources, words: string): Ranked {
  const found = findDestinations(places[name], words, most[name])
  const state = name === 'promotions' ? states.promotions : 'done'
  return {
    name,
    results: [
      ...found.map(({ item, match }) => toDestination(name, item, match)),
      ...retryOf('promotions', state),
    ],
    waiting: state === 'pending',
    rank: rankOf(found),
  }
}

/**
 * The results of a search: games, vendors and the groups of places. Those that have a name as typed stand before those
 * with similar names, and what has found nothing stands last.
 */
export function resultsOf(sources: Sources): Results {
  const words = readLine(sources.search)
  if (words === '') return beforeTyping(sources)
  const sections = [
    foundGames(sources, words),
    foundVendors(sources, words),
    ...destinationGroups.map((name) => foundDestinations(name, sources, words)),
  ]
  const asTyped = sections.some(({ rank }) => rank === 0)
  return withCount(
    sections.toSorted((a, b) => a.rank - b.rank),
    !asTyped,
  )
}

function withCount(sections: readonly Section[], guessed: boolean): Results {
  const shown = sections.filter(({ results, waiting }) => results.length > 0 || waiting)
  return { sections: shown, count: shown.flatMap(({ results }) => results).filter(isFound).length, guessed }
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
