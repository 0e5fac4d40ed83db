/** A book as it is now: which matches it lists, what is seen of them, and their odds. */
import type { DrawOnce } from '../../results.ts'
import type { OpenedGame } from '../game.ts'
import type { RandomBelow } from '../random.ts'
import { chancesOf, handicapOf, oddsOf } from './chances.ts'
import { type Drawn, drawMatch, kickOff, leastBeats, progressOf, type Seen, seenAt } from './play.ts'
import { isListed, isPast, listed, type Match, matchNamed } from './schedule.ts'
import { isSuspended, type Look } from './slips.ts'
import { beat, specOf, sportsOf } from './sports-catalogue.ts'
import type { Fixture, Market, SideId, SportsTable } from './sports-table.ts'

type BookGame = Pick<OpenedGame['game'], 'model' | 'gameName'>

const unseen: Seen = {
  state: kickOff,
  ended: false,
  resting: false,
  danger: null,
  fresh: false,
  last: null,
  run: '',
  marks: [],
}

export interface Looks {
  /** What is seen of a match now. Undefined if there is none with that id. */
  at: (id: string) => Look | undefined
  fixture: (id: string) => Fixture | undefined
  /** Whether a book lists a match. 'past': it did once. */
  lists: (game: BookGame, id: string) => boolean | 'past'
}

/** Looks at matches. A match is drawn when it starts, and never before. */
export function looksFrom({
  now,
  drawOnce,
  random,
}: {
  readonly now: () => number
  readonly drawOnce: DrawOnce
  readonly random: RandomBelow
}): Looks {
  function look(match: Match): Look {
    const { id, spec, level, startsAt } = match
    if (startsAt > now()) return { match, phase: 'ahead', seen: unseen }
    const drawn = drawOnce<Drawn>(`match|${id}`, () => drawMatch(spec, level, random))
    if (drawn.postponed) return { match, phase: 'postponed', seen: unseen }
    const seen = seenAt(spec, level, drawn, Math.floor((now() - startsAt) / beat))
    return { match, phase: seen.ended ? 'ended' : 'live', seen }
  }
  const at = (id: string): Look | undefined => {
    const match = matchNamed(id)
    return match && isListed(match, now()) ? look(match) : undefined
  }
  return {
    at,
    fixture(id) {
      const found = at(id)
      return found && fixtureOf(found)
    },
    lists({ model, gameName }, id) {
      const match = matchNamed(id)
      if (!match || !sportsOf(model, gameName).includes(match.spec.id) || !isListed(match, now()))
        return false
      return isPast(match, now()) ? 'past' : true
    },
  }
}

/** The markets that are open to bets, with their odds. None once the match is decided. */
function marketsOf({ match: { spec, level }, phase, seen }: Look): readonly Market[] {
  if (phase === 'ended' || phase === 'postponed' || seen.state.winner !== null) return []
  return chancesOf(spec, level, seen.state).flatMap(({ id, line, chances }): Market[] => {
    const odds: Partial<Record<SideId, number>> = {}
    let offered = false
    for (const side of ['h', 'd', 'a', 'o', 'u', 'y', 'n'] as const) {
      const chance = chances[side]
      const price = chance === undefined ? undefined : oddsOf(chance)
      if (price === undefined) continue
      odds[side] = price
      offered = true
    }
    return offered ? [{ id, line, odds }] : []
  })
}

/** The lines of a match's markets, which never change. */
function linesOf({ spec, level }: Match): Readonly<Record<string, number>> {
  const lines = Object.fromEntries(spec.totals.map((line, index) => [`t${index + 1}`, line]))
  return spec.family === 'race' || spec.handicap ? { ...lines, c: handicapOf(spec, level) } : lines
}

/** A match as the page gets it. */
export function fixtureOf(look: Look): Fixture {
  const { match, phase, seen } = look
  const { id, spec, league, home, away, startsAt } = match
  const { state, resting, danger, last, run, marks } = seen
  return {
    id,
    sport: spec.id,
    league,
    home,
    away,
    startsAt,
    phase,
    score: state.score,
    parts: state.parts,
    progress: progressOf(spec, state.plays),
    resting,
    danger,
    last,
    plays: state.plays,
    run,
    marks: marks.map(([play, side]) => [progressOf(spec, play) ?? 0, side]),
    winner: phase === 'ended' ? state.winner : null,
    suspended: isSuspended(look),
    markets: marketsOf(look),
    lines: linesOf(match),
  }
}

/** The first moment at which a match can be over, whatever is drawn. */
export function earliestEnd(id: string, now: number): number {
  const match = matchNamed(id)
  return match ? Math.max(now, match.startsAt + leastBeats(match.spec) * beat) : now
}

/** A book's matches, in the order of its sports, oldest first. The same for every player. */
export function bookOf(
  game: BookGame,
  looks: Looks,
  now: number,
): Pick<SportsTable, 'kind' | 'book' | 'sports' | 'fixtures' | 'nextAt'> {
  const sports = sportsOf(game.model, game.gameName)
  return {
    kind: 'sports',
    book: game.model === 'esports' ? 'esports' : 'sports',
    sports,
    fixtures: sports.flatMap((sport) =>
      listed(specOf(sport), now).flatMap(({ id }) => looks.fixture(id) ?? []),
    ),
    nextAt: (Math.floor(now / beat) + 1) * beat,
  }
}
