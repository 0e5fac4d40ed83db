import * as z from 'zod/mini'
import { amount, endpoint, moneyEndpoint, pageOf, paging } from '../endpoint.ts'
import { bonusKinds } from './bonuses.ts'

/**
 * The states of a withdrawal. `review`: it is being checked. `paying`: approved, on its way. `paid`: sent, and the
 * member is asked whether it arrived. `disputed`: the member says it didn't, which is being checked. `received`: closed.
 * `rejected` and `failed`: not paid, and the money is back in the wallet.
 */
export const withdrawalStates = [
  'review',
  'paying',
  'paid',
  'disputed',
  'received',
  'rejected',
  'failed',
] as const

const time = z.nullable(z.number())

/** Most characters of a remark. */
export const remarkLength = 140

/** Amounts in the account's currency, times in milliseconds since 1970. */
const withdrawal = z.object({
  orderId: z.string(),
  state: z.enum(withdrawalStates),
  /** What left the wallet; `fee` is part of it, `received` is what the payout account gets. */
  amount,
  fee: amount,
  received: amount,
  bankName: z.string(),
  kind: z.enum(['bank', 'wallet']),
  /** The account number, masked. */
  number: z.string(),
  created: z.number(),
  /** When it was approved or rejected. */
  reviewed: time,
  paid: time,
  /** When it was received or returned. */
  closed: time,
  /** Until when the member may answer. Without an answer it then counts as received. */
  answerBy: time,
  /**
   * Who closed it as received: the member, the deadline, or the operator against the member's report ("forced"), after
   * which the amount isn't returned.
   */
  receipt: z.nullable(z.enum(['member', 'deadline', 'forced'])),
  /** The member's report that nothing arrived. */
  report: z.nullable(z.object({ time: z.number(), pictures: z.number(), remark: z.string() })),
  /** Whether it was sent again after a report. */
  paidAgain: z.boolean(),
  /** The gateway's time of this answer, by which the deadline counts. */
  now: z.number(),
})

const requirement = z.object({
  /** `transfer`: money from the account above. */
  source: z.enum(['deposit', 'transfer', ...bonusKinds]),
  reference: z.string(),
  /** Name of the bonus; null for a deposit or a transfer. */
  name: z.nullable(z.string()),
  /** How much must be bet, and how much has been. */
  required: amount,
  done: amount,
  /** How much of the balance stays until then. */
  locked: amount,
  opened: z.number(),
})

const order = endpoint({
  id: 'withdrawals.order',
  tellsTime: 'order.now',
  method: 'GET',
  path: '/wps/relay/PAY_withdrawOrder',
  auth: 'required',
  carrier: 'query',
  source: 'assumed',
  summary: 'Where a withdrawal stands, by its id or by the key it was sent with',
  input: z.object({ orderId: z.optional(z.string()), idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(withdrawal) }),
})

/** Money paid out to the member's own accounts. A withdrawal can't be cancelled. */
export const withdrawals = {
  terms: endpoint({
    id: 'withdrawals.terms',
    method: 'GET',
    path: '/wps/relay/PAY_withdrawTerms',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'What can be withdrawn now, what keeps the rest, and the rules',
    input: z.object({ language: z.string() }),
    value: z.object({
      /** Money in all wallets, and the part of it that may be withdrawn now. */
      total: amount,
      free: amount,
      locked: amount,
      requirements: z.array(requirement),
      /** Limits of one order. */
      min: amount,
      max: amount,
      presets: z.array(amount),
      /** Limits of a day in the merchant's zone, and what is left of them today. */
      day: z.object({ amount, amountLeft: amount, count: z.number(), countLeft: z.number() }),
      /** Fee of the next order, and how many orders a day are free. */
      fee: z.object({ next: amount, usual: amount, free: z.number(), freeLeft: z.number() }),
      /** Seconds that a review takes; null if people decide each order. */
      reviewSeconds: z.nullable(z.number()),
      /** Minutes in which the member can answer whether the money arrived. */
      answerMinutes: z.number(),
    }),
  }),
  request: moneyEndpoint({
    id: 'withdrawals.request',
    method: 'POST',
    path: '/wps/relay/PAY_createWithdraw',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: order, leavesFor: 'withdraw' },
    source: 'assumed',
    summary: 'Withdraw; goes with the proof of the payment password',
    input: z.object({
      accountId: z.string(),
      amount: z.string(),
      /** The fee that the member has agreed to; another one is refused. */
      fee: z.string(),
      checkToken: z.string(),
    }),
    value: withdrawal,
  }),
  order,
  list: endpoint({
    id: 'withdrawals.list',
    method: 'GET',
    path: '/wps/relay/PAY_withdrawRecords',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "The member's withdrawals, latest first. `totals` leave out what was returned",
    input: z.object({
      /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
      from: z.number(),
      to: z.number(),
      state: z.optional(z.enum(withdrawalStates)),
      ...paging,
    }),
    value: z.object({
      ...pageOf(withdrawal, 'orderId').shape,
      totals: z.optional(z.object({ amount, fee: amount, received: amount })),
    }),
  }),
  answer: endpoint({
    id: 'withdrawals.answer',
    method: 'POST',
    path: '/wps/relay/PAY_withdrawReceipt',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Say whether a payout arrived. "Not received" needs one to three pictures and is checked',
    input: z.object({
      orderId: z.string(),
      received: z.boolean(),
      /** Ids of uploaded pictures. */
      pictures: z.optional(z.array(z.string())),
      /** At most 140 characters. */
      remark: z.optional(z.string()),
    }),
    value: withdrawal,
  }),
} as const

export type Withdrawal = z.output<typeof withdrawal>
export type WithdrawalState = (typeof withdrawalStates)[number]
export type WithdrawalTerms = z.output<(typeof withdrawals.terms)['value']>
export type TurnoverLeft = z.output<typeof requirement>
