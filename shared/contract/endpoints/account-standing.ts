import * as z from 'zod/mini'
import { anything, endpoint, nothing } from '../endpoint.ts'

/** What is asked of a member once the page is usable: unread messages, the agent check, the language. */
export const accountStanding = {
  agentCheck: endpoint({
    id: 'member.agentCheck',
    wordless: true,
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
    wordless: true,
    method: 'GET',
    path: '/wps/relay/MCS_unreadMessageCount',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Internal messages not read yet',
    input: nothing,
    value: z.lazy(() => z.object({ count: z.number() })),
  }),
} as const
