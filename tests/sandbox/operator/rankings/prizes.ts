import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'

/** How often a prize must be bet before it may be withdrawn. */
export const prizeTurnover = 1

const filled = (length: number, prize: number): number[] => Array.from({ length }, () => prize)

/** A month's prizes by place, in minor units. */
const monthly: Readonly<Record<RankingKind, readonly number[]>> = {
  bet: [
    50_000_00,
    30_000_00,
    20_000_00,
    10_000_00,
    8_000_00,
    ...filled(5, 5_000_00),
    ...filled(10, 2_000_00),
  ],
  deposit: [10_000_00, 6_000_00, 4_000_00, 2_000_00, 1_500_00, ...filled(5, 1_000_00), ...filled(10, 500_00)],
}

/** The prize of a place, which counts from 1; null for one without. Only months have prizes. */
export const prizeOf = (kind: RankingKind, period: RankingPeriod, place: number): number | null =>
  period === 'today' ? null : (monthly[kind][place - 1] ?? null)

/** All prizes of a month together, in minor units. */
export const prizePool = (kind: RankingKind): number => monthly[kind].reduce((sum, prize) => sum + prize, 0)
