/** The sports: how each is played and scored, and how often something happens. Pure. */
import type { Corner, EventKind, SportId } from './sports-table.ts'

/** Everything happens on this beat, in ms since 1970, so that a page has to ask once a beat. */
export const beat = 3_000
/** Weights of a play's outcomes sum to this. */
export const wholeWeight = 1_000_000

export interface Outcome {
  readonly kind: EventKind
  readonly side: Corner | null
  readonly points: number
  readonly weight: number
  /** Seen coming: bets are suspended until it is known. */
  readonly danger?: true
  /** Bets are suspended for a moment after it. */
  readonly big?: true
  /** Ends the match at once. */
  readonly ends?: true
}

interface Common {
  readonly id: SportId
  /** First letter of its matches' ids. */
  readonly letter: string
  /** Delay of its matches, in beats, so that the sports don't start together. */
  readonly offset: number
  /** Length of a play, and of the break between two periods or sets, in beats. */
  readonly beats: number
  readonly rest: number
  /** Whether the first beat of a play tells what is coming. Undefined: a play is known when it ends. */
  readonly opens?: true
  /** Outcomes of a play, if the home side has this share of the chances. */
  readonly outcomes: (share: number) => readonly Outcome[]
  /** How much one level of strength adds to that share. */
  readonly step: number
  /** Lines of the totals: goals or points, or sets. */
  readonly totals: readonly number[]
}

/** A match of a fixed number of plays, which a knock-out can end. */
export interface TimedSpec extends Common {
  readonly family: 'timed'
  readonly periods: number
  /** Plays in each period. */
  readonly plays: number
  /** Whether a draw stands. Otherwise one more play decides. */
  readonly draws: boolean
  readonly handicap: boolean
  /** A bet on whether it lasts for its whole time. */
  readonly distance: boolean
}

/** A match of the best of some sets or maps, each until somebody has so many points. */
export interface RaceSpec extends Common {
  readonly family: 'race'
  readonly to: number
  readonly best: 3 | 5
}

export type Spec = TimedSpec | RaceSpec

/** Splits a weight between the two sides. */
function split(
  weight: number,
  share: number,
  kind: EventKind,
  points: number,
  more: Pick<Outcome, 'danger' | 'big' | 'ends'> = {},
): readonly [Outcome, Outcome] {
  const home = Math.round(weight * share)
  return [
    { kind, side: 'h', points, weight: home, ...more },
    { kind, side: 'a', points, weight: weight - home, ...more },
  ]
}

/** Adds the outcome in which nothing happens. */
function withQuiet(outcomes: readonly Outcome[]): readonly Outcome[] {
  const weight = wholeWeight - outcomes.reduce((sum, outcome) => sum + outcome.weight, 0)
  return [{ kind: 'quiet', side: null, points: 0, weight }, ...outcomes]
}

const danger = { danger: true } as const
const big = { big: true } as const

const race = (
  id: SportId,
  letter: string,
  offset: number,
  more: Pick<RaceSpec, 'to' | 'best' | 'step' | 'totals'> & { readonly beats?: number },
): RaceSpec => ({
  family: 'race',
  id,
  letter,
  offset,
  beats: 1,
  rest: 2,
  outcomes: (share) => split(wholeWeight, share, 'point', 1),
  ...more,
})

/** All sports. A match takes three to four minutes. */
export const specs: readonly Spec[] = [
  {
    family: 'timed',
    id: 'basketball',
    letter: 'b',
    offset: 0,
    beats: 1,
    rest: 2,
    periods: 4,
    plays: 18,
    draws: false,
    handicap: true,
    distance: false,
    step: 0.01,
    totals: [113.5, 119.5, 125.5],
    outcomes: (share) =>
      withQuiet([...split(500_000, share, 'two', 2), ...split(220_000, share, 'three', 3, big)]),
  },
  {
    family: 'timed',
    id: 'football',
    letter: 'f',
    offset: 8,
    beats: 2,
    rest: 2,
    opens: true,
    periods: 2,
    plays: 20,
    draws: true,
    handicap: true,
    distance: false,
    step: 0.025,
    totals: [1.5, 2.5, 3.5],
    outcomes: (share) =>
      withQuiet([
        ...split(210_000, share, 'miss', 0, danger),
        ...split(66_000, share, 'goal', 1, { ...danger, ...big }),
      ]),
  },
  race('volleyball', 'v', 16, { to: 15, best: 3, step: 0.006, totals: [2.5] }),
  race('tennis', 't', 24, { to: 10, best: 3, step: 0.008, totals: [2.5] }),
  race('badminton', 'm', 32, { to: 11, best: 3, step: 0.0075, totals: [2.5] }),
  {
    family: 'timed',
    id: 'boxing',
    letter: 'x',
    offset: 40,
    beats: 2,
    rest: 2,
    opens: true,
    periods: 4,
    plays: 9,
    draws: true,
    handicap: false,
    distance: true,
    step: 0.02,
    totals: [],
    outcomes: (share) =>
      withQuiet([
        ...split(440_000, share, 'hit', 1),
        ...split(30_000, share, 'down', 2, { ...danger, ...big }),
        ...split(14_000, share, 'knockout', 0, { ...danger, ...big, ends: true }),
      ]),
  },
  race('arena', 'r', 4, { to: 10, best: 3, step: 0.009, totals: [2.5] }),
  race('shooter', 's', 20, { to: 9, best: 3, step: 0.009, totals: [2.5] }),
  race('fighter', 'g', 36, { to: 3, best: 5, step: 0.014, totals: [3.5, 4.5], beats: 2 }),
]

const sports: readonly SportId[] = ['basketball', 'football', 'volleyball', 'tennis', 'badminton', 'boxing']
const titles: readonly SportId[] = ['arena', 'shooter', 'fighter']

/** Words in a book's name that say which sport it is about. */
const focus: readonly (readonly [pattern: RegExp, sport: SportId])[] = [
  [/\b(hoops|dunk|basketball)\b/i, 'basketball'],
  [/\b(football|golazo|striker|penalty)\b/i, 'football'],
  [/\b(volleyball|spike)\b/i, 'volleyball'],
  [/\b(tennis|smash)\b/i, 'tennis'],
  [/\bbadminton\b/i, 'badminton'],
  [/\b(boxing|knockout)\b/i, 'boxing'],
  [/\b(strike|siege|sniper|aim|squad)\b/i, 'shooter'],
  [/\b(versus|kampilan|blade|paladin|knight)\b/i, 'fighter'],
]

const allOf = (model: string): readonly SportId[] => (model === 'esports' ? titles : sports)

/** The sport that a book's name is about, if it names one. */
export const focusOf = (model: string, gameName: string): SportId | undefined =>
  focus.find(([pattern, sport]) => allOf(model).includes(sport) && pattern.test(gameName))?.[1]

/** A book that is about one sport has so many more. */
const besides = 2

/** The sports of a book, beginning with what its name promises. A book that promises none has them all. */
export function sportsOf(model: string, gameName: string): readonly SportId[] {
  const all = allOf(model)
  const first = focusOf(model, gameName)
  if (!first) return all
  const place = all.indexOf(first)
  const others = [...all.slice(place + 1), ...all.slice(0, place)]
  return [first, ...others.slice(0, besides)]
}

const byId = new Map(specs.map((spec) => [spec.id, spec]))

/**
 * The rules of a sport.
 * @throws RangeError for an unknown one, which would be a mistake in the catalogue
 */
export function specOf(sport: SportId): Spec {
  const spec = byId.get(sport)
  if (!spec) throw new RangeError(`no sport is called ${sport}`)
  return spec
}

const outcomeLists = new Map<string, readonly Outcome[]>()

/** The home side's share of the chances at a level of strength. */
export const shareAt = ({ step }: Spec, level: number): number => 0.5 + level * step

/** Outcomes of a play at a level of strength. */
export function outcomesOf(spec: Spec, level: number): readonly Outcome[] {
  const key = `${spec.id} ${level}`
  const known = outcomeLists.get(key) ?? spec.outcomes(shareAt(spec, level))
  outcomeLists.set(key, known)
  return known
}
