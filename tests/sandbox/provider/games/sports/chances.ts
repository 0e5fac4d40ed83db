/** Exact chances of a match's markets, given what has been played. Pure. */
import { inOvertime, nextOutcomes, playsLeft, type State } from './play.ts'
import {
  type Outcome,
  outcomesOf,
  type RaceSpec,
  type Spec,
  shareAt,
  type TimedSpec,
  wholeWeight,
} from './sports-catalogue.ts'
import type { MarketId, SideId } from './sports-table.ts'

export type MarketChances = Readonly<Partial<Record<SideId, number>>>
export interface PricedMarket {
  readonly id: MarketId
  readonly line: number | null
  readonly chances: MarketChances
}

/** A distribution over whole numbers from `low` up. */
interface Spread {
  readonly low: number
  readonly chances: Float64Array
}
type Step = ReadonlyMap<number, number>

function convolved({ low, chances }: Spread, step: Step): Spread {
  const least = Math.min(...step.keys())
  const most = Math.max(...step.keys())
  const next = new Float64Array(chances.length + most - least)
  for (const [by, chance] of step)
    for (const [index, each] of chances.entries())
      next[index + by - least] = (next[index + by - least] ?? 0) + each * chance
  return { low: low + least, chances: next }
}

/** Sums of so many equal steps, each computed once. */
const spreads = new Map<string, Spread[]>()
function sumOf(key: string, step: () => Step, count: number): Spread {
  const known = spreads.get(key) ?? [{ low: 0, chances: Float64Array.of(1) }]
  spreads.set(key, known)
  for (let made = known.length; made <= count; made++) {
    const before = known[made - 1]
    if (before) known.push(convolved(before, step()))
  }
  return known[count] ?? { low: 0, chances: Float64Array.of(1) }
}

const above = ({ low, chances }: Spread, limit: number): number =>
  chances.reduce((sum, chance, index) => (low + index > limit ? sum + chance : sum), 0)
const exactly = ({ low, chances }: Spread, value: number): number => chances[value - low] ?? 0

const knockOut = (outcomes: readonly Outcome[], side: 'h' | 'a'): number =>
  outcomes.reduce((sum, each) => (each.ends && each.side === side ? sum + each.weight : sum), 0) / wholeWeight

/** What a play adds, if it doesn't end the match. */
function stepOf(outcomes: readonly Outcome[], value: (outcome: Outcome) => number): Step {
  const step = new Map<number, number>()
  const whole = outcomes.reduce((sum, each) => (each.ends ? sum : sum + each.weight), 0)
  for (const each of outcomes)
    if (!each.ends) step.set(value(each), (step.get(value(each)) ?? 0) + each.weight / whole)
  return step
}

const signed = ({ side, points }: Outcome): number => (side === 'a' ? -points : points)

/** The home side's handicap: half a point beyond what it is expected to win or lose by. */
export function handicapOf(spec: Spec, level: number): number {
  if (spec.family === 'race') return level >= 0 ? -1.5 : 1.5
  const outcomes = outcomesOf(spec, level)
  const mean = outcomes.reduce((sum, each) => sum + signed(each) * each.weight, 0) / wholeWeight
  return -(Math.floor(mean * spec.periods * spec.plays) + 0.5)
}

/** The line of a market. Null if it has none. */
export function lineOf(spec: Spec, level: number, market: MarketId): number | null {
  if (market === 'c') return handicapOf(spec, level)
  return market.startsWith('t') ? (spec.totals[Number(market.slice(1)) - 1] ?? null) : null
}

const yesNo = (yes: SideId, no: SideId, chance: number): MarketChances => ({
  [yes]: chance,
  [no]: 1 - chance,
})

function timedMarkets(spec: TimedSpec, level: number, state: State): PricedMarket[] {
  const outcomes = outcomesOf(spec, level)
  const left = playsLeft(spec, state)
  const [home, away] = state.score
  const [downHome, downAway] = [knockOut(outcomes, 'h'), knockOut(outcomes, 'a')]
  const lasts = (1 - downHome - downAway) ** left
  const stops = downHome + downAway === 0 ? 0 : (1 - lasts) / (downHome + downAway)
  const margin = sumOf(`${spec.id} ${level}`, () => stepOf(outcomes, signed), left)
  const tie = lasts * exactly(margin, away - home)
  const wins = lasts * above(margin, away - home) + stops * downHome
  const overtime = spec.draws ? 0 : tie * overtimeShare(spec, level)
  const markets: PricedMarket[] = [
    {
      id: 'w',
      line: null,
      chances: spec.draws
        ? { h: wins, d: tie, a: 1 - wins - tie }
        : yesNo('h', 'a', inOvertime(spec, state) ? overtimeShare(spec, level) : wins + overtime),
    },
  ]
  if (spec.handicap) {
    const line = handicapOf(spec, level)
    markets.push({ id: 'c', line, chances: yesNo('h', 'a', above(margin, away - home - line)) })
  }
  const total = spec.totals.length > 0 && sumOf(spec.id, () => stepOf(outcomes, ({ points }) => points), left)
  for (const [index, line] of spec.totals.entries())
    if (total)
      markets.push({ id: `t${index + 1}`, line, chances: yesNo('o', 'u', above(total, line - home - away)) })
  if (spec.distance) markets.push({ id: 'k', line: null, chances: yesNo('y', 'n', lasts) })
  return markets
}

/** The home side's chance to win an overtime. */
function overtimeShare(spec: TimedSpec, level: number): number {
  const tied: State = {
    plays: spec.periods * spec.plays,
    score: [0, 0],
    parts: [],
    winner: null,
    stopped: false,
  }
  return (nextOutcomes(spec, level, tied)[0]?.weight ?? 0) / wholeWeight
}

/** The chance to be the first with so many points, by the points that both still need. */
const races = new Map<string, number>()
function raceWon(share: number, mine: number, theirs: number): number {
  if (mine <= 0) return 1
  if (theirs <= 0) return 0
  const key = `${share} ${mine} ${theirs}`
  const known = races.get(key)
  if (known !== undefined) return known
  const chance = share * raceWon(share, mine - 1, theirs) + (1 - share) * raceWon(share, mine, theirs - 1)
  races.set(key, chance)
  return chance
}

function raceMarkets(spec: RaceSpec, level: number, state: State): PricedMarket[] {
  const share = Math.round(shareAt(spec, level) * wholeWeight) / wholeWeight
  const [home, away] = state.parts.at(-1) ?? [0, 0]
  const current = raceWon(share, spec.to - home, spec.to - away)
  const fresh = raceWon(share, spec.to, spec.to)
  const need = (spec.best + 1) / 2
  /** Every way the match can end, with its chance. */
  const ends: (readonly [home: number, away: number, chance: number])[] = []
  function go(won: number, lost: number, chance: number, next: number): void {
    if (won === need || lost === need) return void ends.push([won, lost, chance])
    go(won + 1, lost, chance * next, fresh)
    go(won, lost + 1, chance * (1 - next), fresh)
  }
  go(state.score[0], state.score[1], 1, current)
  const chanceOf = (holds: (won: number, lost: number) => boolean): number =>
    ends.reduce((sum, [won, lost, chance]) => (holds(won, lost) ? sum + chance : sum), 0)
  const line = handicapOf(spec, level)
  return [
    {
      id: 'w',
      line: null,
      chances: yesNo(
        'h',
        'a',
        chanceOf((won, lost) => won > lost),
      ),
    },
    { id: `s${state.parts.length}`, line: null, chances: yesNo('h', 'a', current) },
    {
      id: 'c',
      line,
      chances: yesNo(
        'h',
        'a',
        chanceOf((won, lost) => won - lost + line > 0),
      ),
    },
    ...spec.totals.map(
      (sets, index): PricedMarket => ({
        id: `t${index + 1}`,
        line: sets,
        chances: yesNo(
          'o',
          'u',
          chanceOf((won, lost) => won + lost > sets),
        ),
      }),
    ),
  ]
}

/** The markets of a match that isn't decided, with the exact chance of each side. */
export const chancesOf = (spec: Spec, level: number, state: State): readonly PricedMarket[] =>
  spec.family === 'timed' ? timedMarkets(spec, level, state) : raceMarkets(spec, level, state)

/** The bookmaker's margin, in percent. */
export const marginPercent = 6
/** A side is offered while its chance lies between these. */
const offered = { least: 0.025, most: 0.92 }

/** Odds for a chance, in hundredths, stake included and margin deducted. Undefined if it isn't offered. */
export function oddsOf(chance: number): number | undefined {
  return chance < offered.least || chance > offered.most
    ? undefined
    : Math.round((100 - marginPercent) / chance)
}
