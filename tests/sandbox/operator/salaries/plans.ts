import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { partOf, type Rate } from '../teams/rates.ts'
import type { SlotPlay } from '../teams/slots.ts'

/** A step of a salary: what a period is paid that reaches both conditions. Money in minor units. */
export type Step = SlotPlay & { amount: number }
/** A share of what the team bets in a slot, if it bets enough. */
export type Share = { rate: Rate; leastValidBet: number }

/** What the operator pays agents of a type. A salary that isn't there isn't part of their contract. */
export type SalaryPlan = {
  readonly daily?: readonly Step[]
  readonly hourly?: readonly Step[]
  readonly realtime?: Share
}

/** Steps from rows of valid bet, members and amount, the money in pesos. */
const steps = (...rows: readonly (readonly [number, number, number])[]): readonly Step[] =>
  rows.map(([validBet, players, amount]) => ({ validBet: validBet * 100, players, amount: amount * 100 }))
const share = (rate: Rate, leastPesos: number): Share => ({ rate, leastValidBet: leastPesos * 100 })

/** By account type. An agent further up has a larger team, and more to reach. */
const plans: Readonly<Record<number, SalaryPlan>> = {
  1: {
    daily: steps(
      [100_000, 50, 500],
      [250_000, 90, 1_200],
      [10_000_000, 5_000, 10_000],
      [25_000_000, 9_000, 20_000],
    ),
    hourly: steps([5_000, 5, 5], [20_000, 15, 20], [800_000, 800, 200]),
    realtime: share(3, 500),
  },
  2: {
    daily: steps([80_000, 30, 300], [180_000, 55, 800], [3_000_000, 1_200, 4_000], [6_000_000, 2_000, 8_000]),
    hourly: steps([3_000, 4, 3], [12_000, 10, 12], [150_000, 150, 80]),
    realtime: share(4, 400),
  },
  41: {
    daily: steps([30_000, 12, 100], [60_000, 20, 250], [600_000, 200, 1_080], [1_200_000, 400, 2_000]),
    hourly: steps([1_000, 2, 1], [6_000, 5, 5], [40_000, 35, 30]),
    realtime: share(5, 300),
  },
  42: {
    daily: steps([15_000, 5, 60], [45_000, 10, 200], [250_000, 100, 500], [400_000, 170, 900]),
    realtime: share(6, 200),
  },
}

const none: SalaryPlan = {}

/** The plan of an account type. Who isn't an agent has none of the salaries. */
export const planOf = (type: number): SalaryPlan => plans[type] ?? none

/** What a period brings. `step` counts from 1; 0 is below the first, and stands for shares, which have a rate. */
export type Pay = SlotPlay & { step: number; rate: Rate; amount: number }

/** The highest step whose two conditions are both met. */
export function paySteps(rows: readonly Step[], { validBet, players }: SlotPlay): Pay {
  const reached = rows.findLastIndex((row) => validBet >= row.validBet && players >= row.players)
  return { validBet, players, step: reached + 1, rate: 0, amount: rows[reached]?.amount ?? 0 }
}

/** A share of the valid bets, rounded down to the centavo. Negative if more was voided than bet. */
export function payShare({ rate, leastValidBet }: Share, { validBet, players }: SlotPlay): Pay {
  const amount = Math.abs(validBet) >= leastValidBet ? partOf(validBet, rate) : 0
  return { validBet, players, step: 0, rate, amount }
}

/** What a period of a kind pays by a plan; undefined if the plan doesn't have that salary. */
export function payOf(plan: SalaryPlan, kind: SalaryKind, play: SlotPlay): Pay | undefined {
  if (kind === 'realtime') return plan.realtime && payShare(plan.realtime, play)
  const rows = plan[kind]
  return rows && paySteps(rows, play)
}
