import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, nothing, pageOf, paging } from '../endpoint.ts'

const pointItem = z.object({
  itemId: z.union([z.string(), z.number()]),
  name: z.string(),
  /** The kind of item ("bonus", "phone"). A gateway may have others. */
  kind: z.string(),
  /** Points required. */
  points: z.number(),
  /** Amount required in addition to the points; null if points alone are enough. */
  amount: z.optional(z.nullable(amount)),
  /** The value of a bonus. */
  worth: z.optional(z.nullable(amount)),
  quantity: z.number(),
  availableQuantity: z.number(),
  status: z.enum(['open', 'soldOut', 'closed']),
  /** How many one order may have. */
  mostPerOrder: z.optional(z.number()),
  /** Whether somebody checks the order first. Otherwise it is credited at once. */
  checked: z.optional(z.boolean()),
})

/** The states of an order: it is being checked, or was granted or rejected. A rejected one is returned in full. */
export const pointOrderStates = ['inProcess', 'approved', 'rejected'] as const

const pointOrder = z.object({
  orderId: z.string(),
  /** What the points went into: an item of the mall, or money. */
  kind: z.enum(['item', 'money']),
  /** The item's name; empty for money. */
  name: z.string(),
  quantity: z.number(),
  /** Points spent on the whole order. */
  points: z.number(),
  /** Money paid in addition to the points; null if none. */
  amount: z.nullable(amount),
  /** Money credited by the order; null if none. */
  credited: z.nullable(amount),
  state: z.enum(pointOrderStates),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  createTime: z.number(),
  /** When it was decided; null while it is in process. */
  decideTime: z.nullable(z.number()),
})

const byKey = z.object({ idempotencyKey: z.optional(z.string()) })
const outcomeValue = z.object({ order: z.nullable(pointOrder) })
const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

const redeemOutcome = endpoint({
  ...ofMember,
  id: 'points.redeemOutcome',
  path: '/wps/relay/MCS_pointRedeemOrder',
  summary: 'What became of a redemption, by the key it was sent with',
  input: byKey,
  value: outcomeValue,
})

const convertOutcome = endpoint({
  ...ofMember,
  id: 'points.convertOutcome',
  path: '/wps/relay/MCS_pointConvertOrder',
  summary: 'What became of a conversion, by the key it was sent with',
  input: byKey,
  value: outcomeValue,
})

/** Both go with a token of the password-check relay, for the purpose `points`. */
const trade = {
  method: 'POST',
  auth: 'required',
  carrier: 'json',
  encrypted: true,
  source: 'assumed',
} as const

export const points = {
  items: endpoint({
    id: 'points.items',
    method: 'GET',
    path: '/wps/relay/MCS_pointItems',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'What the points mall has, for whoever looks in',
    input: z.object({ language: z.string() }),
    value: z.object({
      list: listOf(pointItem, 'itemId'),
      /** The amount of bets that earns one point. */
      betsPerPoint: z.optional(amount),
    }),
  }),
  balance: endpoint({
    ...ofMember,
    id: 'points.balance',
    path: '/wps/relay/MCS_pointBalance',
    summary: "The member's points",
    input: nothing,
    value: z.object({ points: z.number() }),
  }),
  redeem: moneyEndpoint({
    ...trade,
    id: 'points.redeem',
    path: '/wps/relay/MCS_pointRedeem',
    movesMoney: { outcome: redeemOutcome },
    summary: 'Spend points, and money where the item asks for it',
    input: z.object({ itemId: z.string(), quantity: z.number(), checkToken: z.string() }),
    value: pointOrder,
  }),
  redeemOutcome,
  convertRule: endpoint({
    ...ofMember,
    id: 'points.convertRule',
    path: '/wps/relay/MCS_pointConfig',
    summary: 'How points become money',
    input: nothing,
    value: z.object({
      /** This many points give `amount`. Only multiples of them can be converted. */
      points: z.number(),
      amount,
      /** The fewest points of one conversion. */
      minimum: z.number(),
    }),
  }),
  convert: moneyEndpoint({
    ...trade,
    id: 'points.convert',
    path: '/wps/relay/MCS_pointConvert',
    movesMoney: { outcome: convertOutcome },
    summary: 'Convert points to money',
    input: z.object({ points: z.number(), checkToken: z.string() }),
    value: pointOrder,
  }),
  convertOutcome,
  orders: endpoint({
    ...ofMember,
    id: 'points.orders',
    path: '/wps/relay/MCS_pointRedeemedList',
    summary: "The member's redemptions and conversions, latest first",
    input: z.object({ state: z.optional(z.enum(pointOrderStates)), ...paging, language: z.string() }),
    value: z.object({
      ...pageOf(pointOrder, 'orderId').shape,
      /** Over all orders, whatever the filter: points spent without what was returned, and orders in process. */
      totals: z.optional(z.object({ spent: z.number(), inProcess: z.number() })),
    }),
  }),
} as const

export type PointItem = z.output<typeof pointItem>
export type PointOrder = z.output<typeof pointOrder>
