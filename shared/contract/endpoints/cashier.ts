import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, nothing, pageOf, paging } from '../endpoint.ts'

/** How a channel is paid: in an e-wallet's app or page, by QR code, by bank transfer, or with a code in a shop. */
const kinds = ['wallet', 'qr', 'bank', 'counter'] as const

const channel = z.object({
  channelId: z.string(),
  name: z.string(),
  kind: z.enum(kinds),
  icon: z.optional(z.string()),
  min: amount,
  max: amount,
  presets: z.array(amount),
  /** Taken from each deposit; zero if it is free. */
  fee: amount,
  /** Minutes for which an order can be paid. */
  validMinutes: z.number(),
  /** Whether it takes orders now. */
  open: z.boolean(),
})

/** The states of an order. The gateway decides, the client only shows them. `created`: it waits for the payment. */
export const orderStates = ['created', 'pending', 'credited', 'failed', 'expired', 'cancelled'] as const

/** The player's own rule that ended an order: a deposit limit, a break, or an exclusion. */
export const endReasons = ['limit', 'break', 'exclusion'] as const

/** Why a bonus can't be had now: it was used already, or it is for other days. */
export const bonusStates = ['open', 'used', 'otherDay'] as const

const bonus = z.object({
  bonusId: z.string(),
  title: z.string(),
  /** The bonus in percent of the deposit. */
  percent: z.number(),
  /** The largest bonus; null if there is no limit. */
  most: z.nullable(amount),
  /** The smallest deposit that gets it. */
  min: amount,
  /** How many times deposit and bonus must be bet. */
  turnover: z.number(),
  /** The game types whose bets count, and where the bonus may be bet; null for all. */
  gameTypes: z.nullable(z.array(z.string())),
  /** The channels whose deposits get it; null for all. */
  channels: z.nullable(z.array(z.string())),
  /** The largest bet with the bonus's money; null if there is no limit. */
  largestBet: z.optional(z.nullable(amount)),
  state: z.enum(bonusStates),
})

/** How to pay an order. Only present while it waits for the payment, and as far as its channel needs it. */
const payment = z.object({
  /** The channel's own page for this order, to be opened outside the site. */
  payUrl: z.optional(z.string()),
  /** The content of a QR code to scan. */
  qr: z.optional(z.string()),
  /** The operator's account to transfer to. `reference` must be named in the transfer. */
  account: z.optional(
    z.object({ bank: z.string(), name: z.string(), number: z.string(), reference: z.string() }),
  ),
  /** Shown to the cashier of a shop. */
  code: z.optional(z.string()),
})

const order = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  amount,
  /** Taken from the amount when it is credited. */
  fee: amount,
  channelId: z.string(),
  channelName: z.string(),
  kind: z.enum(kinds),
  /** Times in milliseconds since 1970. */
  createTime: z.number(),
  /** Until when it can be paid. */
  expireTime: z.number(),
  /** Milliseconds until then at the moment of this answer, so that no clock of the client matters; 0 once it ended. */
  timeLeft: z.number(),
  /** When it was paid, and when it reached a final state. */
  paidTime: z.nullable(z.number()),
  endTime: z.nullable(z.number()),
  /** Why it was cancelled, or what was paid for it was returned, if the player didn't do it. */
  endReason: z.optional(z.nullable(z.enum(endReasons))),
  /** What is credited in addition, and how much of both must be bet before a withdrawal. */
  bonus: z.nullable(z.object({ bonusId: z.string(), title: z.string(), amount, required: amount })),
  payment: z.nullable(payment),
})

const depositOrder = endpoint({
  id: 'cashier.depositOrder',
  method: 'GET',
  path: '/wps/relay/PAY_depositOrder',
  auth: 'required',
  carrier: 'query',
  source: 'assumed',
  summary: 'Where a deposit order stands, by its id or by the key it was sent with',
  input: z.object({ orderId: z.optional(z.string()), idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(order) }),
})

export const cashier = {
  depositChannels: endpoint({
    id: 'cashier.depositChannels',
    method: 'GET',
    path: '/wps/relay/PAY_depositChannels',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Ways to pay in, with their limits',
    input: nothing,
    value: z.object({ channels: listOf(channel, 'channelId') }),
  }),
  depositBonuses: endpoint({
    id: 'cashier.depositBonuses',
    method: 'GET',
    path: '/wps/relay/PAY_depositBonuses',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Bonuses that a deposit can be combined with',
    input: nothing,
    value: z.object({ bonuses: listOf(bonus, 'bonusId') }),
  }),
  deposit: moneyEndpoint({
    id: 'cashier.deposit',
    method: 'POST',
    path: '/wps/relay/PAY_createDeposit',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: depositOrder },
    source: 'assumed',
    summary: 'Open a deposit order',
    /** `returnUrl`: the page of the site that the channel's page leads back to. */
    input: z.object({
      channelId: z.string(),
      amount: z.string(),
      bonusId: z.optional(z.string()),
      returnUrl: z.optional(z.string()),
    }),
    value: order,
  }),
  depositOrder,
  depositOrders: endpoint({
    id: 'cashier.depositOrders',
    method: 'GET',
    path: '/wps/relay/PAY_depositOrders',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "The member's deposit orders, latest first. `from` is inclusive, `to` is exclusive",
    input: z.object({
      from: z.number(),
      to: z.number(),
      state: z.optional(z.enum(orderStates)),
      ...paging,
    }),
    value: pageOf(order, 'orderId'),
  }),
  cancelDeposit: endpoint({
    id: 'cashier.cancelDeposit',
    method: 'POST',
    path: '/wps/relay/PAY_cancelDeposit',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Cancel an order that has not been paid. Refused with DEPOSIT_NOT_OPEN otherwise',
    input: z.object({ orderId: z.string() }),
    value: order,
  }),
  sendSlip: endpoint({
    id: 'cashier.sendSlip',
    method: 'POST',
    path: '/wps/relay/PAY_depositSlip',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Report that an order was paid by transfer, with pictures of the slip. It is reviewed next',
    input: z.object({
      orderId: z.string(),
      pictureIds: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
    }),
    value: order,
  }),
  netDeposits: endpoint({
    id: 'cashier.netDeposits',
    method: 'GET',
    path: '/wps/relay/PAY_netDeposits',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'What was ever paid in and out, and the difference: what play has cost',
    input: nothing,
    value: z.object({
      deposits: amount,
      withdrawals: amount,
      /** Deposits minus withdrawals; negative for someone who withdrew more than they deposited. */
      net: amount,
      /** When the account was opened; milliseconds since 1970. */
      since: z.number(),
    }),
  }),
} as const

export type DepositChannel = z.output<typeof channel>
export type DepositOrder = z.output<typeof order>
export type DepositBonus = z.output<typeof bonus>
export type EndReason = (typeof endReasons)[number]
export type DepositState = (typeof orderStates)[number]
