import type { MemberRow } from './members.ts'
import { between, type Random, randomFor, skewed } from './random.ts'

/** What a member moved in a period, in minor units. */
type Figures = { deposits: number; withdrawals: number; bets: number; wins: number; bonus: number }
/** A row of the world's monthly table. */
export type MonthRow = Figures & { slot: number; member_id: number; pattern: number }
/** A row of the world's day_shares table: which part of a month's figures has moved before a day and with it. */
export type DayShareRow = { length: number; pattern: number; day: number; before: number; up_to: number }

/** This month and the twelve before it each have a slot of their own, and keep it for ever. */
const slots = 13
/** Ways in which a month's play is spread over its days. */
const patterns = 64
/** Shares of a month are counted in parts of so many. */
export const wholeMonth = 1_000_000
/** How likely a member plays on a day. */
const activeDays = 0.16

/** Where the figures of a calendar month stand, counted from the year 0. */
export const monthSlot = (month: number): number => month % slots

/** A month's figures in each slot, for every member. */
export function* eachMonth(seed: number, members: readonly MemberRow[]): Generator<MonthRow> {
  const random = randomFor(seed, 'monthly')
  const tempers = new Map(members.map(({ id }) => [id, 0.2 + random() * 2]))
  for (let slot = 0; slot < slots; slot++)
    for (const [member_id, temper] of tempers)
      yield { slot, member_id, pattern: between(random, 0, patterns - 1), ...play(random, 180_000 * temper) }
}

/**
 * How months of each length are spread over their days. The parts follow on one another, so that the days of a
 * month add up to it exactly, whatever is rounded.
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
