import { between, type Random, randomFor, skewed } from './random.ts'

/** A member's figures for one month, in minor units. */
type Figures = { deposits: number; withdrawals: number; bets: number; wins: number; bonus: number }
/** A row of the world's `figures` table: one month of one member; see `standsFor`. */
export type FiguresRow = Figures & { place: number; pattern: number }
/** A row of the world's `day_shares` table: the share of a month reached before a day and at its end. */
export type DayShareRow = { length: number; pattern: number; day: number; before: number; up_to: number }

/** Members of a group play alike. Each of them gets each of the group's months in turn. */
const groupSize = 64
/** Number of ways in which a month's play is spread over its days. */
const patterns = 64
/** Shares of a month are counted in millionths. */
export const wholeMonth = 1_000_000
/** Probability that a member plays on a day. */
const activeDays = 0.16

/**
 * Months of figures, one per member, rounded up to whole groups. Which member has which in a calendar month depends
 * only on the month, so that a past month never changes.
 */
export function* eachFigures(seed: number, members: number): Generator<FiguresRow> {
  const random = randomFor(seed, 'monthly')
  for (let group = 0; group * groupSize < members; group++) {
    const temper = 0.2 + random() * 2
    for (let index = 0; index < groupSize; index++)
      yield {
        place: group * groupSize + index,
        pattern: between(random, 0, patterns - 1),
        ...play(random, 180_000 * temper),
      }
  }
}

/** How far members have rotated within their group in a calendar month, counted from year 0. */
const turn = (month: number): number => (month * 5) % groupSize

/** SQL for the index of the member (from 0) that the figures at `place` belong to in a calendar month. */
export const standsFor = (place: string, month: number): string =>
  `(${place} / ${groupSize} * ${groupSize} + (${place} + ${groupSize - turn(month)}) % ${groupSize})`

/** Place of the figures that the member with this index has in a calendar month. The inverse of `standsFor`. */
export const figuresRank = (member: number, month: number): number =>
  member - (member % groupSize) + ((member + turn(month)) % groupSize)

/** SQL for the day pattern that figures with this pattern use in a calendar month. */
export const patternIn = (pattern: string, month: number): string =>
  `((${pattern} + ${(month * 11) % patterns}) % ${patterns})`

/**
 * How months of each length are spread over their days. Shares are cumulative, so that the days add up to the month
 * exactly, whatever is rounded.
 */
export function* eachDayShare(seed: number): Generator<DayShareRow> {
  const random = randomFor(seed, 'days')
  for (let length = 28; length <= 31; length++)
    for (let pattern = 0; pattern < patterns; pattern++) {
      const always = between(random, 1, length)
      const weights = Array.from({ length }, (_, index) =>
        random() < activeDays || index + 1 === always ? 0.3 + random() : 0,
      )
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      let weight = 0
      let before = 0
      for (const [index, part] of weights.entries()) {
        weight += part
        const up_to = index + 1 === length ? wholeMonth : Math.round((weight / whole) * wholeMonth)
        yield { length, pattern, day: index + 1, before, up_to }
        before = up_to
      }
    }
}

function play(random: Random, typicalDeposits: number): Figures {
  const deposits = skewed(random, typicalDeposits)
  const bets = Math.round(deposits * (1.5 + random() * 6))
  const wins = Math.round(bets * (0.86 + random() * 0.2))
  const bonus = random() < 0.3 ? Math.round(deposits * 0.05) : 0
  const withdrawals = Math.round(Math.max(0, deposits + wins - bets) * (between(random, 20, 90) / 100))
  return { deposits, withdrawals, bets, wins, bonus }
}
