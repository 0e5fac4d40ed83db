/** How a match goes: drawn play by play, and seen as far as the clock has come. Pure. */
import type { RandomBelow } from '../random.ts'
import { type Outcome, outcomesOf, type Spec, wholeWeight } from './sports-catalogue.ts'
import type { Corner, Happening, Pair } from './sports-table.ts'

/** A match as drawn, once for everybody. `plays`: the number of each play's outcome, as digits. */
export interface Drawn {
  readonly postponed: boolean
  readonly plays: string
}

/** What has been played. */
export interface State {
  readonly plays: number
  readonly score: Pair
  readonly parts: readonly Pair[]
  readonly winner: Corner | 'd' | null
  /** Whether a knock-out ended it. */
  readonly stopped: boolean
}

type Mutable = { -readonly [Key in keyof State]: State[Key] }

/** One match in so many is postponed when it should start. */
const postponedOneIn = 150

export const kickOff: State = { plays: 0, score: [0, 0], parts: [[0, 0]], winner: null, stopped: false }

const added = ([home, away]: Pair, side: Corner | null, points: number): Pair =>
  side === 'h' ? [home + points, away] : side === 'a' ? [home, away + points] : [home, away]

const ahead = ([home, away]: Pair): Corner | 'd' => (home > away ? 'h' : away > home ? 'a' : 'd')

/** Plays of a match that lasts a fixed time. */
const wholePlays = (spec: Spec): number => (spec.family === 'timed' ? spec.periods * spec.plays : 0)

/** Whether all its time has been played and nobody is ahead, where somebody has to win. */
const needsOvertime = (spec: Spec, { plays, score }: State): boolean =>
  spec.family === 'timed' && !spec.draws && plays >= wholePlays(spec) && score[0] === score[1]

/** The state after one more play. */
export function after(spec: Spec, state: State, { side, points, ends }: Outcome): State {
  const next: Mutable = { ...state, plays: state.plays + 1 }
  if (needsOvertime(spec, state)) return { ...next, winner: side }
  const current = added(state.parts.at(-1) ?? [0, 0], side, points)
  next.parts = [...state.parts.slice(0, -1), current]
  if (spec.family === 'timed') {
    next.score = added(state.score, side, points)
    if (ends) return { ...next, winner: side, stopped: true }
    if (next.plays === wholePlays(spec)) {
      const leader = ahead(next.score)
      next.winner = leader === 'd' && !spec.draws ? null : leader
    } else if (next.plays % spec.plays === 0) next.parts = [...next.parts, [0, 0]]
    return next
  }
  if (Math.max(...current) < spec.to) return next
  next.score = added(state.score, ahead(current) === 'h' ? 'h' : 'a', 1)
  if (Math.max(...next.score) > spec.best / 2) next.winner = ahead(next.score)
  else next.parts = [...next.parts, [0, 0]]
  return next
}

/** The outcomes of the next play. In overtime it only decides who wins. */
export function nextOutcomes(spec: Spec, level: number, state: State): readonly Outcome[] {
  const outcomes = outcomesOf(spec, level)
  if (!needsOvertime(spec, state)) return outcomes
  const [two, other] = outcomes.filter(({ kind }) => kind === 'two')
  const home = Math.round((wholeWeight * (two?.weight ?? 1)) / ((two?.weight ?? 1) + (other?.weight ?? 1)))
  return [
    { kind: 'overtime', side: 'h', points: 0, weight: home },
    { kind: 'overtime', side: 'a', points: 0, weight: wholeWeight - home },
  ]
}

function drawOutcome(outcomes: readonly Outcome[], random: RandomBelow): number {
  let lot = random(wholeWeight)
  const index = outcomes.findIndex(({ weight }) => (lot -= weight) < 0)
  return index
}

/** Draws a whole match. */
export function drawMatch(spec: Spec, level: number, random: RandomBelow): Drawn {
  const postponed = random(postponedOneIn) === 0
  let state = kickOff
  let plays = ''
  while (state.winner === null) {
    const outcomes = nextOutcomes(spec, level, state)
    const index = drawOutcome(outcomes, random)
    const outcome = outcomes[index]
    if (!outcome) break
    plays += String(index)
    state = after(spec, state, outcome)
  }
  return { postponed, plays }
}

/** What is seen of a match at a moment. */
export interface Seen {
  readonly state: State
  readonly ended: boolean
  readonly resting: boolean
  readonly danger: Corner | null
  /** Something big happened in this beat. */
  readonly fresh: boolean
  readonly last: Happening | null
  readonly run: string
  /** Plays that were big, with who made them. */
  readonly marks: readonly (readonly [play: number, side: Corner])[]
}

const runLength = 10

/** Whether a new period or set began with the last play, so that a break precedes the next one. */
const brokeOff = (before: State, now: State): boolean => now.parts.length > before.parts.length

/** What is seen of a drawn match after so many beats. */
export function seenAt(spec: Spec, level: number, { plays }: Drawn, beats: number): Seen {
  let left = beats
  let state = kickOff
  let before = kickOff
  let last: Happening | null = null
  let lastBig = false
  let run = ''
  const marks: [number, Corner][] = []
  const seen = (more: Partial<Seen> = {}): Seen => ({
    state,
    ended: false,
    resting: false,
    danger: null,
    fresh: false,
    last,
    run: run.slice(-runLength),
    marks,
    ...more,
  })
  function take(outcome: Outcome): void {
    before = state
    state = after(spec, state, outcome)
    const { side, points, kind, big } = outcome
    const part = spec.family === 'race' && (brokeOff(before, state) || state.winner !== null)
    last = { kind: part ? 'part' : kind, side }
    lastBig = part || big === true
    if (side && points > 0) run += side
    if (side && big && spec.opens) marks.push([state.plays, side])
  }
  for (const digit of plays) {
    const rest = brokeOff(before, state) || needsOvertime(spec, state) ? spec.rest : 0
    if (left < rest) return seen({ resting: true, fresh: left === 0 && lastBig && !spec.opens })
    left -= rest
    const outcome = nextOutcomes(spec, level, state)[Number(digit)]
    if (!outcome) break
    if (left < spec.beats) {
      if (!spec.opens) return seen({ fresh: left === 0 && rest === 0 && lastBig })
      if (left === 0 && outcome.danger) return seen({ danger: outcome.side })
      take(outcome)
      return seen({ fresh: left === 1 && lastBig })
    }
    left -= spec.beats
    take(outcome)
  }
  return seen({ ended: true })
}

/** The whole match. */
export const endOf = (spec: Spec, level: number, drawn: Drawn): Seen =>
  seenAt(spec, level, drawn, Number.POSITIVE_INFINITY)

/** The shortest a match can be, in beats. A longer one is known to be longer only once it is. */
export function leastBeats(spec: Spec): number {
  const { beats, rest, family } = spec
  if (family === 'race') {
    const sets = (spec.best + 1) / 2
    return sets * spec.to * beats + (sets - 1) * rest
  }
  return spec.distance ? beats : wholePlays(spec) * beats + (spec.periods - 1) * rest
}

/** How far a match of a fixed time has come, 0 to 1000. */
export const progressOf = (spec: Spec, plays: number): number | null =>
  spec.family === 'timed' ? Math.min(1000, Math.round((plays * 1000) / wholePlays(spec))) : null

/** Plays still to come, overtime apart. */
export const playsLeft = (spec: Spec, { plays }: State): number => Math.max(0, wholePlays(spec) - plays)

/** Whether only overtime is left. */
export const inOvertime = needsOvertime
