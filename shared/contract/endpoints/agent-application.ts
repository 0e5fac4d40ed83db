import * as z from 'zod/mini'
import { endpoint, nothing, percentage } from '../endpoint.ts'

/** Becoming an agent: what agents get, and the application of somebody who wants to be one. */
export const agentApplication = {
  terms: endpoint({
    id: 'join.terms',
    method: 'GET',
    path: '/wps/relay/MCS_agentTerms',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'What agents get: rates by number of active players, and when they are paid',
    input: nothing,
    value: z.object({
      /** Share of the team's valid bets, from the smallest team up. `to` is null for the largest. */
      tiers: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), rate: percentage })),
      paid: z.enum(['daily', 'weekly', 'monthly']),
      /** How many levels below an agent count; null for all. */
      levels: z.nullable(z.number()),
      /** Working days until an application is answered. */
      answerDays: z.number(),
    }),
  }),
  send: endpoint({
    id: 'join.send',
    method: 'POST',
    path: '/wps/relay/MCS_agentApply',
    auth: 'none',
    carrier: 'json',
    source: 'assumed',
    summary: 'Apply to become an agent; the same key again is the same application',
    input: z.object({
      /** As on the ID. */
      name: z.string(),
      mobileNum: z.string(),
      countryDialingCode: z.string(),
      email: z.optional(z.string()),
      /** The smallest number of players of the tier that the person expects to reach. */
      players: z.number(),
      /** The username that the person states, because the call carries no session. */
      username: z.optional(z.string()),
      /** Created with the form, so that a second press or a lost answer doesn't apply twice. */
      requestKey: z.string(),
    }),
    /** What the person quotes when they ask about it. */
    value: z.object({ reference: z.string() }),
  }),
} as const
