import type { MemberRow } from './members.ts'
import { between, type Random, randomFor, skewed } from './random.ts'

/** What a member moved in a period, in minor units. */
export type Figures = { deposits: number; withdrawals: number; bets: number; wins: number; bonus: number }

const monthsKept = 12
const daysOfMonth = 31
/** How likely a member plays on a day. */
const activeDays = 0.16

/** Calls `take` with each of the twelve months before this one, for every member. */
export function eachMonth(
  seed: number,
  members: readonly MemberRow[],
  take: (member: number, monthsAgo: number, figures: Figures) => void,
): void {
  const random = randomFor(seed, 'monthly')
  for (const { id } of members) {
    const temper = 0.2 + random() * 2
    for (let monthsAgo = 1; monthsAgo <= monthsKept; monthsAgo++)
      take(id, monthsAgo, play(random, 180_000 * temper))
  }
}

/** Calls `take` with the days of this month on which a member plays; days to come are for the reader to leave out. */
export function eachDay(
  seed: number,
  members: readonly MemberRow[],
  take: (member: number, day: number, figures: Figures) => void,
): void {
  const random = randomFor(seed, 'daily')
  for (const { id } of members)
    for (let day = 1; day <= daysOfMonth; day++)
      if (random() < activeDays) take(id, day, play(random, 40_000))
}

function play(random: Random, typicalDeposits: number): Figures {
  const deposits = skewed(random, typicalDeposits)
  const bets = Math.round(deposits * (1.5 + random() * 6))
  const wins = Math.round(bets * (0.86 + random() * 0.2))
  const bonus = random() < 0.3 ? Math.round(deposits * 0.05) : 0
  const withdrawals = Math.round(Math.max(0, deposits + wins - bets) * (between(random, 20, 90) / 100))
  return { deposits, withdrawals, bets, wins, bonus }
}
