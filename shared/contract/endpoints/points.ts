import * as z from 'zod/mini'
import { amount, endpoint, nothing } from '../endpoint.ts'

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
})

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
      list: z.array(pointItem),
      /** The amount of bets that earns one point. */
      betsPerPoint: z.optional(amount),
    }),
  }),
  balance: endpoint({
    id: 'points.balance',
    method: 'GET',
    path: '/wps/relay/MCS_pointBalance',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "The member's points",
    input: nothing,
    value: z.object({ points: z.number() }),
  }),
} as const

export type PointItem = z.output<typeof pointItem>
