import * as z from 'zod/mini'
import { amount, endpoint, nothing } from '../endpoint.ts'

/** What the first paint of a member and the header of wide windows need. */
export const accountSummary = {
  info: endpoint({
    id: 'member.info',
    method: 'GET',
    path: '/wps/member/info',
    auth: 'required',
    carrier: 'query',
    source: 'spec',
    summary: 'Who is signed in',
    input: nothing,
    value: z.lazy(() =>
      z.object({
        id: z.union([z.string(), z.number()]),
        /** The name that the player logs in with. */
        account: z.string(),
        nickname: z.optional(z.nullable(z.string())),
        /** Account type: 1, 2, 41 and 42 are agents, 4 is a demo account, any other is a player. */
        type: z.number(),
        currency: z.optional(z.string()),
        toUpline: z.optional(z.boolean()),
        clubLabel: z.optional(z.nullable(z.object({ labelName: z.string() }))),
        memberLabel: z.optional(z.array(z.object({ labelName: z.string() }))),
        /** False while the merchant requires an identity check that this member hasn't passed. */
        identityVerified: z.optional(z.boolean()),
      }),
    ),
  }),
  balance: endpoint({
    id: 'member.balance',
    wordless: true,
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    auth: 'required',
    carrier: 'query',
    source: 'spec',
    summary: 'The sum of the wallets, in the currency of the session',
    input: nothing,
    value: z.lazy(() => z.object({ sumBalance: amount, currency: z.optional(z.string()) })),
  }),
  promotionCount: endpoint({
    id: 'member.promotionCount',
    wordless: true,
    method: 'GET',
    path: '/wps/relay/PROMO_availableCount',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Promotions open to this member',
    input: nothing,
    value: z.lazy(() => z.object({ count: z.number() })),
  }),
} as const
