import * as z from 'zod/mini'
import { amount, endpoint, moneyEndpoint, nothing, pageOf, paging } from '../endpoint.ts'

/** Where an account may send money. */
export const transferTargets = ['upline', 'downline'] as const

/** Why an account may not transfer at all. */
export const transferBars = ['noUpline', 'switchedOff', 'notMember'] as const

/** Longest note, in characters. */
export const longestRemark = 140

export const transferDirections = ['sent', 'received'] as const

const order = z.object({
  orderId: z.string(),
  direction: z.enum(transferDirections),
  /** What the other account is to this one, and its name, masked. */
  relation: z.enum(transferTargets),
  name: z.string(),
  amount,
  remark: z.string(),
  /** When it was booked; milliseconds since 1970. */
  createTime: z.number(),
})

const recipient = z.object({
  /** The account name as it must be sent. */
  account: z.string(),
  /** Masked. */
  name: z.string(),
  agent: z.boolean(),
})

const ofMember = { auth: 'required', source: 'assumed' } as const
const reading = { ...ofMember, method: 'GET', carrier: 'query' } as const

const outcome = endpoint({
  ...reading,
  id: 'transfers.order',
  path: '/wps/relay/MCS_teamTransferOrder',
  summary: 'What became of a transfer to another account, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(order) }),
})

/** Transfers to the account above and to those directly below. Booked at once, and final. */
export const transfers = {
  options: endpoint({
    ...reading,
    id: 'transfers.options',
    path: '/wps/relay/MCS_teamTransferOptions',
    summary: 'Whether the account may transfer, to whom, and how much',
    input: nothing,
    value: z.object({
      bar: z.nullable(z.enum(transferBars)),
      /** The account above; null if there is none. */
      upline: z.nullable(recipient),
      /** Whether it may also transfer to accounts directly below. */
      toDownline: z.boolean(),
      min: amount,
      max: amount,
      dayLimit: amount,
      /** What is left of the day's limit. A day begins at midnight in the merchant's zone. */
      dayLeft: amount,
      /** What may be transferred now, and what is locked by turnover. */
      free: amount,
      locked: amount,
    }),
  }),
  /** Refused with RECIPIENT_UNKNOWN, RECIPIENT_SELF, RECIPIENT_CLOSED. */
  recipient: endpoint({
    ...reading,
    id: 'transfers.recipient',
    path: '/wps/relay/MCS_teamTransferRecipient',
    summary: 'Checks the exact name of an account directly below',
    input: z.object({ account: z.string() }),
    value: recipient,
  }),
  /**
   * Refused like `transfers.recipient`, and with TRANSFER_OFF, AMOUNT_INVALID, AMOUNT_OUT_OF_RANGE, TRANSFER_DAY_LIMIT,
   * TRANSFER_LOCKED, REMARK_LONG, CHECK_REQUIRED, RECIPIENT_FULL, RECIPIENT_LIMITED, DEMO_NOT_ALLOWED.
   * What goes to an account below counts towards its deposit limits and has to be bet once.
   */
  send: moneyEndpoint({
    ...ofMember,
    id: 'transfers.send',
    method: 'POST',
    path: '/wps/relay/MCS_teamTransfer',
    carrier: 'json',
    movesMoney: { outcome, leavesFor: 'transfer' },
    summary:
      'Transfer money to the account above, or to one directly below; goes with the proof of the payment password',
    input: z.object({
      to: z.enum(transferTargets),
      /** Exact name of the account below. Left out for the account above. */
      account: z.optional(z.string()),
      amount: z.string(),
      remark: z.string(),
      checkToken: z.string(),
    }),
    value: order,
  }),
  order: outcome,
  list: endpoint({
    ...reading,
    id: 'transfers.list',
    path: '/wps/relay/MCS_teamTransferRecords',
    summary: 'Transfers sent and received, latest first, with the totals of the whole filter',
    input: z.object({
      /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
      from: z.number(),
      to: z.number(),
      direction: z.optional(z.enum(transferDirections)),
      ...paging,
    }),
    value: z.object({
      ...pageOf(order, 'orderId').shape,
      totals: z.optional(z.object({ sent: amount, received: amount })),
    }),
  }),
} as const

export type TeamTransfer = z.output<typeof order>
export type TransferRecipient = z.output<typeof recipient>
export type TransferTarget = (typeof transferTargets)[number]
