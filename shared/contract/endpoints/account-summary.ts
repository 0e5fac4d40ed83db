import * as z from 'zod/mini'
import { amount, anything, endpoint, nothing } from '../endpoint.ts'

/** The calls for an existing member. Registration is loaded with its form. */
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
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    auth: 'required',
    carrier: 'query',
    source: 'spec',
    summary: 'The sum of the wallets, in the currency of the session',
    input: nothing,
    value: z.lazy(() => z.object({ sumBalance: amount, currency: z.optional(z.string()) })),
  }),
  agentCheck: endpoint({
    id: 'member.agentCheck',
    method: 'GET',
    path: '/wps/relay/AGT_agentCheck',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Whether this account may use the agent centre',
    input: nothing,
    value: z.lazy(() => z.object({ agent: z.boolean() })),
  }),
  updateLanguage: endpoint({
    id: 'member.updateLanguage',
    method: 'POST',
    path: '/wps/member/language',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Tell the platform the language of this member',
    input: z.object({ language: z.string() }),
    value: anything,
  }),
  unreadCount: endpoint({
    id: 'member.unreadCount',
    method: 'GET',
    path: '/wps/relay/MCS_unreadMessageCount',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Internal messages not read yet',
    input: nothing,
    value: z.lazy(() => z.object({ count: z.number() })),
  }),
  promotionCount: endpoint({
    id: 'member.promotionCount',
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
