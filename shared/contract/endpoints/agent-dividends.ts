import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, pageOf, paging, percentage } from '../endpoint.ts'
import { contractTerms } from './agent-contract-schemas.ts'

/**
 * `ready`: can be requested until it lapses. `requested`: waits for the payer. `checked`: only with the operator, which
 * pays next. `rejected`: can be requested again until it lapses. `none`: nothing was earned.
 */
export const dividendStates = ['ready', 'requested', 'checked', 'paid', 'rejected', 'none', 'lapsed'] as const

/** The conditions of a contract. `loss`: the team's net profit wasn't above zero. */
export const dividendConditions = ['activeMembers', 'validBet', 'netProfit', 'loss'] as const

/** Longest reason of a rejection, in characters. */
export const longestReason = 140

/** A period of a contract. Milliseconds since 1970; `to` is exclusive. Whole days of the merchant's zone. */
const period = { from: z.number(), to: z.number(), period: contractTerms.period }

/** What a team reached in a period. */
const reached = { activeMembers: z.number(), validBet: amount, netProfit: amount }

const dividend = z.object({
  dividendId: z.string(),
  ...period,
  /** Who pays it. */
  payer: z.enum(['operator', 'upline']),
  rate: percentage,
  ...reached,
  /** The conditions that weren't met; empty if it was earned. */
  failed: z.array(z.enum(dividendConditions)),
  /** Zero unless all conditions were met. */
  amount,
  state: z.enum(dividendStates),
  /** When it lapses unless it is requested; the moment isn't included. */
  until: z.number(),
  requested: z.nullable(z.number()),
  checked: z.nullable(z.number()),
  /** When it was paid or rejected. */
  decided: z.nullable(z.number()),
  /** Why the payer rejected it the last time. */
  reason: z.nullable(z.string()),
  /** Its number in the account record; null unless it is paid. */
  reference: z.nullable(z.string()),
})

/** What a downline has requested. */
const downlineRequest = z.object({
  dividendId: z.string(),
  account: z.string(),
  ...period,
  rate: percentage,
  ...reached,
  amount,
  requested: z.number(),
  /** Until when it could be requested again; the moment isn't included. */
  until: z.number(),
})

/** What a team has reached of a condition, and what is asked for. */
const progress = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ reached: value, needed: value, met: z.boolean() })

const paid = z.object({
  dividendId: z.string(),
  account: z.string(),
  amount,
  reference: z.string(),
  paidAt: z.number(),
})

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const
const change = { ...ofAgent, method: 'POST', carrier: 'json' } as const

const payOrder = endpoint({
  ...ofAgent,
  id: 'agentDividends.payOrder',
  path: '/wps/relay/AGT_dividendPayment',
  summary: 'What became of paying a dividend, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(paid) }),
})

/** Shares of the team's net profit, which the upline or the operator pays by the agent's contract. */
export const agentDividends = {
  requests: endpoint({
    ...ofAgent,
    id: 'agentDividends.requests',
    path: '/wps/relay/AGT_dividendRequests',
    summary: "The agent's open dividends, its period so far, and what its downlines have requested",
    /** The page is that of the downlines' requests, oldest first. */
    input: z.object(paging),
    value: z.object({
      /** Ready, under way, or rejected and not lapsed yet; oldest first. */
      open: listOf(dividend, 'dividendId'),
      /** Null without a contract that runs now. */
      running: z.nullable(
        z.object({
          ...period,
          payer: z.enum(['operator', 'upline']),
          rate: percentage,
          /** What it would come to if the period ended now. */
          amount,
          activeMembers: progress(z.number()),
          validBet: progress(amount),
          netProfit: progress(amount),
        }),
      ),
      downlines: z.object({
        ...pageOf(downlineRequest, 'dividendId').shape,
        /** Of all pages. */
        amount,
      }),
      /** What the agent can pay with: money in its main wallet that is free to withdraw. */
      free: amount,
      /** The moment of the running period's figures. */
      asOf: z.number(),
    }),
  }),
  record: endpoint({
    ...ofAgent,
    id: 'agentDividends.record',
    path: '/wps/relay/AGT_dividends',
    summary: "The agent's dividends of the periods that ended within a range, latest first",
    input: z.object({
      /** A period belongs to the day on which it ended, its last one. */
      from: z.number(),
      to: z.number(),
      state: z.optional(z.enum(dividendStates)),
      ...paging,
    }),
    value: z.object({
      ...pageOf(dividend, 'dividendId').shape,
      /** Of the whole filter. `earned`: all amounts; `paid`: those that were paid. */
      totals: z.optional(z.object({ validBet: amount, netProfit: amount, earned: amount, paid: amount })),
    }),
  }),
  /**
   * Requests a dividend. Sent again while it is under way, it changes nothing.
   * @throws DIVIDEND_UNKNOWN, DIVIDEND_LAPSED, DIVIDEND_NONE, DIVIDEND_PAID
   */
  request: endpoint({
    ...change,
    id: 'agentDividends.request',
    path: '/wps/relay/AGT_requestDividend',
    summary: 'Request a dividend that is ready, or one that was rejected',
    input: z.object({ dividendId: z.string() }),
    value: dividend,
  }),
  /**
   * Pays a direct downline's dividend from the agent's main wallet.
   * @throws DIVIDEND_UNKNOWN, DIVIDEND_PAID, DIVIDEND_REJECTED, DIVIDEND_SHORT, DIVIDEND_FULL, CHECK_REQUIRED
   */
  pay: moneyEndpoint({
    ...change,
    id: 'agentDividends.pay',
    path: '/wps/relay/AGT_payDividend',
    movesMoney: { outcome: payOrder, leavesFor: 'dividend' },
    summary: "Pay a downline's dividend; goes with the proof of the payment password",
    input: z.object({ dividendId: z.string(), checkToken: z.string() }),
    value: paid,
  }),
  payOrder,
  /**
   * Rejects a downline's request. `requested` is the moment of the request that is meant, so that a repeated call
   * can't reject a later one.
   * @throws DIVIDEND_UNKNOWN, DIVIDEND_PAID, DIVIDEND_REJECTED, REASON_EMPTY, REASON_LONG, REASON_MARKUP
   */
  reject: endpoint({
    ...change,
    id: 'agentDividends.reject',
    path: '/wps/relay/AGT_rejectDividend',
    summary: "Reject a downline's request for a dividend, with a reason",
    input: z.object({ dividendId: z.string(), requested: z.number(), reason: z.string() }),
    value: z.object({ dividendId: z.string(), decided: z.number() }),
  }),
} as const

export type Dividend = z.output<typeof dividend>
export type DividendState = (typeof dividendStates)[number]
export type DownlineRequest = z.output<typeof downlineRequest>
