/** The rhythm of the tables: how long bets are open, and when each card, die or the ball comes to rest. All pure. */
import type { LiveResult, LiveVariant } from './live-table.ts'

export interface Pace {
  /** Length of a round and of its betting phase, in ms. Rounds start at multiples of the length. */
  readonly whole: number
  readonly open: number
  /** From the closing of bets to the first card or die, or to the ball's rest. */
  readonly lead: number
  /** From one card or die to the next; to a third card, in addition. */
  readonly step: number
  readonly third: number
  /** From the last card or die to the announcement. */
  readonly rest: number
}

/** Every length divides three minutes, so that all tables start together then. */
const paces: Readonly<Record<LiveVariant | 'speed', Pace>> = {
  baccarat: { whole: 30_000, open: 17_000, lead: 1_500, step: 900, third: 500, rest: 900 },
  speed: { whole: 20_000, open: 11_000, lead: 900, step: 500, third: 300, rest: 600 },
  dragonTiger: { whole: 20_000, open: 13_000, lead: 1_300, step: 1_100, third: 0, rest: 900 },
  roulette: { whole: 36_000, open: 21_000, lead: 6_800, step: 0, third: 0, rest: 500 },
  colorGame: { whole: 22_500, open: 13_500, lead: 2_000, step: 800, third: 0, rest: 700 },
}

const models: Readonly<Partial<Record<string, LiveVariant>>> = {
  baccarat: 'baccarat',
  'speed-baccarat': 'baccarat',
  roulette: 'roulette',
  'dragon-tiger': 'dragonTiger',
  'color-game-live': 'colorGame',
}

interface Model {
  readonly model: string
}

/** What is played at the table of a model. */
export const variantOf = ({ model }: Model): LiveVariant => models[model] ?? 'baccarat'

/** How fast it is played there. */
export const paceOf = ({ model }: Model): Pace =>
  paces[model === 'speed-baccarat' ? 'speed' : variantOf({ model })]

/** The number of cards of a baccarat round without third cards. */
const firstCards = 4

const stepCount = ({ hands, dice }: LiveResult): number => hands.flat().length || dice.length || 1

/** When each card or die shows, in ms from the closing of bets. */
export function stepsOf(pace: Pace, result: LiveResult): number[] {
  let at = pace.lead
  return Array.from({ length: stepCount(result) }, (_, index) => {
    if (index > 0) at += pace.step + (index >= firstCards ? pace.third : 0)
    return at
  })
}

/** When a result has been shown completely, in ms from the closing of bets. */
export const shownAfter = (pace: Pace, result: LiveResult): number =>
  (stepsOf(pace, result).at(-1) ?? 0) + pace.rest

/** The earliest that any round of a table has been shown, in ms from the closing of bets. */
export function earliestShown(variant: LiveVariant, pace: Pace): number {
  const steps = { baccarat: firstCards, dragonTiger: 2, roulette: 1, colorGame: 3 }[variant]
  return pace.lead + (steps - 1) * pace.step + pace.rest
}

/** Which round a moment belongs to, and when that round opens, closes and ends, in ms since 1970. */
export function roundAt({ whole, open }: Pace, now: number) {
  const round = Math.floor(now / whole)
  return { round, ...timesOf({ whole, open }, round) }
}

/** When a round opens, closes and ends, in ms since 1970. */
export const timesOf = ({ whole, open }: Pick<Pace, 'whole' | 'open'>, round: number) => ({
  opensAt: round * whole,
  closesAt: round * whole + open,
  nextAt: (round + 1) * whole,
})
