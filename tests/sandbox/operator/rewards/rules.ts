import { type Level, levels } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'

/** Amounts in minor units. `times`: how often a reward must be bet before it may be withdrawn. */
export const welcome = { amount: 50_00, times: 3, lasts: 7 * dayLength }

/** By the day of the streak. From the seventh day on it stays the same. */
export const checkin = { amounts: [2_00, 3_00, 4_00, 5_00, 6_00, 8_00, 10_00], times: 1 } as const

/** Share of a week's net loss, in hundredths of a percent. */
export const cashback = {
  share: { none: 50, bronze: 100, silver: 200, gold: 300, diamond: 500 },
  least: 1_00,
  times: 1,
} as const satisfies { share: Record<Level | 'none', number>; least: number; times: number }

/** A week's bonus by level. */
export const vip: { amount: Record<Level, number>; times: number } = {
  amount: { bronze: 10_00, silver: 30_00, gold: 80_00, diamond: 200_00 },
  times: 3,
}

/** Valid bets since the account was opened, and the reward for reaching them. */
export const milestones = [
  { bets: 100_00, amount: 5_00 },
  { bets: 1_000_00, amount: 10_00 },
  { bets: 10_000_00, amount: 60_00 },
  { bets: 100_000_00, amount: 500_00 },
  { bets: 1_000_000_00, amount: 4_000_00 },
] as const
export const milestoneTimes = 1

/** The level of an account, if it is one. */
export const levelOf = (name: string | null): Level | undefined => levels.find((level) => level === name)
