import { between, pick, type Random } from '../random.ts'

/** Outcome of a round: payout per peso staked, and duration in ms. */
type Outcome = { factor: number; takes: number }
type Course = {
  /** Shortest and longest time between two rounds, in ms. */
  readonly pace: readonly [least: number, most: number]
  readonly play: (random: Random) => Outcome
}

const second = 1000
const minute = 60 * second

/** Many small wins and a few large ones. Returns about 95 % on average. */
const reels = (random: Random): Outcome => {
  const luck = random()
  const factor =
    luck < 0.71
      ? 0
      : luck < 0.9
        ? pick([0.2, 0.4, 0.5, 0.8, 1], random)
        : luck < 0.985
          ? between(random, 2, 9)
          : between(random, 12, 38)
  return { factor, takes: between(random, 2, 6) * second }
}

/** Nearly even chances, minus a house edge. */
const table = (random: Random): Outcome => ({
  factor: random() < 0.47 ? pick([2, 2, 1.95], random) : 0,
  takes: between(random, 18, 35) * second,
})

/** Odds like a bookmaker's, decided when the match ends. */
const match = (random: Random): Outcome => {
  const odds = between(random, 140, 420) / 100
  return { factor: random() < 0.94 / odds ? odds : 0, takes: between(random, 70, 105) * minute }
}

const draw = (random: Random): Outcome => ({
  factor: random() < 0.03 ? between(random, 10, 40) : 0,
  takes: between(random, 5, 20) * minute,
})

const slots: Course = { pace: [7 * second, 30 * second], play: reels }
const tables: Course = { pace: [40 * second, 75 * second], play: table }
const matches: Course = { pace: [2 * minute, 5 * minute], play: match }
const draws: Course = { pace: [minute, 3 * minute], play: draw }

const courses: Readonly<Record<string, Course>> = {
  RNG: slots,
  FISH: { ...slots, pace: [4 * second, 15 * second] },
  LIVE: tables,
  PVP: tables,
  SPORTS: matches,
  ESPORTS: matches,
  LOTT: draws,
  ELOTT: draws,
}

/** Pace and outcomes of a game type. */
export const courseOf = (gameType: string): Course => courses[gameType] ?? slots
