import * as z from 'zod/mini'
import { amount, endpoint, moneyEndpoint, nothing } from '../endpoint.ts'

const channel = z.object({
  channelId: z.string(),
  name: z.string(),
  /** The kind of payment: e-wallet, QR code, bank. */
  kind: z.enum(['wallet', 'qr', 'bank']),
  icon: z.optional(z.string()),
  min: amount,
  max: amount,
  presets: z.array(amount),
  feeText: z.optional(z.string()),
})

/** The states of an order. The gateway decides, the client only shows them. */
export const orderStates = ['created', 'pending', 'credited', 'failed'] as const

const order = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  amount,
  channelId: z.string(),
  createTime: z.number(),
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
    value: z.object({ channels: z.array(channel) }),
  }),
  deposit: moneyEndpoint({
    id: 'cashier.deposit',
    method: 'POST',
    path: '/wps/relay/PAY_createDeposit',
    auth: 'required',
    carrier: 'json',
    movesMoney: { fate: depositOrder },
    source: 'assumed',
    summary: 'Open a deposit order',
    input: z.object({ channelId: z.string(), amount: z.string() }),
    value: order,
  }),
  depositOrder,
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
