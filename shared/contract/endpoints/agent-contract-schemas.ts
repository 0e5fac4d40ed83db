import * as z from 'zod/mini'
import { amount, listOf, percentage } from '../endpoint.ts'

/** How often a contract is settled. `semimonthly`: on the 1st and the 16th. Weeks begin on Sunday. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

/** What an agent gets by a contract, and what its team must have reached in a period to get it. */
export const contractTerms = {
  /** Share of the team's net profit. */
  rate: percentage,
  period: z.enum(contractPeriods),
  /** The least number of members of the team with a decided bet in the period. */
  activeMembers: z.number(),
  /** The least valid bets of the team in the period. */
  validBet: amount,
  /** The least net profit of the team in the period. There is never a dividend on a loss. */
  netProfit: amount,
}

/**
 * `offered`: by the upline, `requested`: by the agent, each waiting for the other side. `agreed`: in force or to come.
 * `rejected`, `withdrawn`, `expired`: never agreed. `ended`: was agreed and has an end.
 */
export const contractStates = [
  'offered',
  'requested',
  'agreed',
  'rejected',
  'withdrawn',
  'expired',
  'ended',
] as const
/**
 * Why a contract ends. `replaced`: by a new one. `terminated`: by the upline. `agreed`: the agent asked for it.
 * `lowerRate`: the one above it ends or has a lower rate.
 */
export const endReasons = ['replaced', 'terminated', 'agreed', 'lowerRate'] as const
/** Why the operator rejected a request: the rate rises too much, or a condition is lower than now. */
export const refusalReasons = ['rate', 'conditions'] as const

/** Whoever a contract is with. `accountId` and `account` are null for the operator. */
export const party = { accountId: z.nullable(z.string()), account: z.nullable(z.string()) }

/** Times are milliseconds since 1970. */
export const agentContract = z.object({
  contractId: z.string(),
  upline: z.object(party),
  agent: z.object({ accountId: z.string(), account: z.string() }),
  ...contractTerms,
  state: z.enum(contractStates),
  /** Whether the agent asked for it; otherwise its upline offered it. */
  requested: z.boolean(),
  created: z.number(),
  /** Until when a proposal can be answered; null once it has been. */
  answerBy: z.nullable(z.number()),
  decided: z.nullable(z.number()),
  starts: z.nullable(z.number()),
  /** When it ends, also when that is to come; null without an end. */
  ends: z.nullable(z.number()),
  endReason: z.nullable(z.enum(endReasons)),
  refusedFor: z.nullable(z.enum(refusalReasons)),
  /** When the agent asked to end it; null if it didn't or was answered. */
  endAsked: z.nullable(z.number()),
})

/** A contract further down that ends by itself, and when. */
const ending = z.object({
  contractId: z.string(),
  accountId: z.string(),
  account: z.string(),
  rate: percentage,
  ends: z.number(),
})

/** What an action on a contract would do if it were taken now. */
export const contractEffect = z.object({
  /** When the new contract starts, or the contract ends. */
  at: z.number(),
  ending: listOf(ending, 'contractId'),
})

/** Figures of a team in a range of days, until now. */
export const contractFigures = z.object({
  from: z.number(),
  to: z.number(),
  activeMembers: z.number(),
  validBet: amount,
  netProfit: amount,
})

/** Whether an agent directly below has a contract, and what waits. `ending`: in force, with an end. */
export const downlineContractStates = [
  'requested',
  'asksToEnd',
  'offered',
  'toCome',
  'inForce',
  'ending',
  'none',
] as const

export const contractDownline = z.object({
  accountId: z.string(),
  account: z.string(),
  /** Number of members below it. */
  team: z.number(),
  state: z.enum(downlineContractStates),
  current: z.nullable(agentContract),
  /** Agreed, and not begun. */
  next: z.nullable(agentContract),
  proposal: z.nullable(agentContract),
  /** Of the running period of its contract; of this month without one. */
  figures: contractFigures,
})

/** What an agent can offer: the highest rate, and when a contract accepted now would start. By period. */
export const offerBounds = z.array(
  z.object({
    period: z.enum(contractPeriods),
    starts: z.number(),
    /** "0" if the agent has no contract then. */
    highestRate: percentage,
  }),
)

export type AgentContract = z.output<typeof agentContract>
export type ContractEffect = z.output<typeof contractEffect>
export type ContractFigures = z.output<typeof contractFigures>
export type ContractDownline = z.output<typeof contractDownline>
export type DownlineContractState = (typeof downlineContractStates)[number]
export type RefusalReason = (typeof refusalReasons)[number]
