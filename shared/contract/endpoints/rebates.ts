import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, nothing } from '../endpoint.ts'

const line = z.object({
  gameType: z.string(),
  /** Valid bets that no rebate was paid for yet. */
  bets: amount,
  /** In percent of the bets. */
  percent: z.string(),
  /** Rounded down to the centavo. */
  amount,
})

const rebate = z.object({
  orderId: z.string(),
  createTime: z.number(),
  bets: amount,
  amount,
  lines: z.array(line),
})

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

const claimOrder = endpoint({
  ...ofMember,
  id: 'rebates.claimOrder',
  path: '/wps/relay/MCS_rebateClaim',
  summary: 'What became of claiming a rebate, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(rebate) }),
})

/** Money back on valid bets, won or lost. */
export const rebates = {
  summary: endpoint({
    ...ofMember,
    id: 'rebates.summary',
    path: '/wps/relay/MCS_rebateSummary',
    summary: 'What the bets without a rebate make, by game type',
    input: nothing,
    value: z.object({
      list: z.array(line),
      bets: amount,
      amount,
      /** The least that a claim must make. */
      minimum: amount,
      /** Bets settled from here on count; milliseconds since 1970. */
      from: z.number(),
      /** The moment of these figures. */
      asOf: z.number(),
    }),
  }),
  history: endpoint({
    ...ofMember,
    id: 'rebates.history',
    path: '/wps/relay/MCS_rebates',
    summary: 'The latest twenty rebates, and the sum of this month',
    input: nothing,
    value: z.object({ list: listOf(rebate, 'orderId'), thisMonth: amount }),
  }),
  /**
   * Pays the rebate of one game type, or of all when none is named.
   * @throws REBATE_TOO_SMALL
   */
  claim: moneyEndpoint({
    id: 'rebates.claim',
    method: 'POST',
    path: '/wps/relay/MCS_claimRebate',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: claimOrder },
    source: 'assumed',
    summary: 'Claim the rebate',
    input: z.object({ gameType: z.optional(z.string()) }),
    value: rebate,
  }),
  claimOrder,
} as const

export type Rebate = z.output<typeof rebate>
export type RebateLine = z.output<typeof line>
