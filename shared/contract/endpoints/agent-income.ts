import * as z from 'zod/mini'
import { amount, endpoint, listOf, pageOf, paging, percentage } from '../endpoint.ts'

/** What an agent's income consists of. What it pays to downlines lowers it, so `dividendsPaid` is negative. */
export const incomeParts = [
  'rebate',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'dividends',
  'dividendsPaid',
] as const

const parts = {
  rebate: amount,
  dailySalary: amount,
  hourlySalary: amount,
  realtimeSalary: amount,
  dividends: amount,
  dividendsPaid: amount,
  /** All of them. */
  income: amount,
}

/**
 * `counting`: the day isn't over. `paid`: all of it. `walletFull`: the rebate waits for room. `none`:
 * nothing was booked.
 */
export const incomeStates = ['counting', 'paid', 'walletFull', 'none'] as const

const rebateLine = z.object({
  /** The line's first account, which may be the agent's own. */
  account: z.string(),
  own: z.boolean(),
  validBet: amount,
  /** The agent's rate on that day, the line's, and what the agent keeps of its own. */
  ownRate: percentage,
  lineRate: percentage,
  kept: percentage,
  amount,
})

/** Entries of the ledger; those of a kind with hundreds a day are one row. */
const booking = z.object({
  part: z.enum(incomeParts),
  /** The time of the latest of them. */
  time: z.number(),
  reference: z.string(),
  count: z.number(),
  amount,
})

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const
/** A day of the merchant's zone as yyyy-MM-dd. */
const date = z.string()

/**
 * What an agent is paid. Income belongs to the day that it was earned on: what is paid at midnight is that of the day
 * which ends then.
 */
export const agentIncome = {
  overview: endpoint({
    ...ofAgent,
    id: 'agentIncome.overview',
    path: '/wps/relay/AGT_income',
    summary: "The agent's income of a range by kind and day, and of the range of the same length before it",
    input: z.object({ from: z.number(), to: z.number() }),
    value: z.object({
      now: z.object({ ...parts, validBet: amount }),
      before: z.object(parts),
      /** Kinds that the agent can get or was paid in either range. */
      shown: z.array(z.enum(incomeParts)),
      /** Today's rebate so far, and when it is paid. */
      pending: z.object({ rebate: amount, payAt: z.number() }),
      /** Every day of the range, in order. */
      days: listOf(z.object({ date, validBet: amount, ...parts, state: z.enum(incomeStates) }), 'date'),
      asOf: z.number(),
    }),
  }),
  /** @throws DAY_INVALID */
  rebates: endpoint({
    ...ofAgent,
    id: 'agentIncome.rebates',
    path: '/wps/relay/AGT_incomeRebates',
    summary: 'How the rebate of a day comes about, line by line, the largest first',
    input: z.object({ date, ...paging }),
    value: z.object({
      ...pageOf(rebateLine).shape,
      totals: z.optional(z.object({ validBet: amount, amount })),
      /** The booking; null while it isn't paid. */
      paid: z.nullable(z.object({ reference: z.string(), time: z.number(), amount })),
      /** Whether there is a rebate for that day: not before the day that income began. */
      counts: z.boolean(),
    }),
  }),
  /** @throws DAY_INVALID */
  bookings: endpoint({
    ...ofAgent,
    id: 'agentIncome.bookings',
    path: '/wps/relay/AGT_incomeBookings',
    summary: 'Salaries and dividends booked for a day, latest first',
    input: z.object({ date, ...paging }),
    value: z.object({ ...pageOf(booking).shape, totals: z.optional(z.object({ amount })) }),
  }),
} as const

export type IncomePart = (typeof incomeParts)[number]
