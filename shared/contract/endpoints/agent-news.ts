import * as z from 'zod/mini'
import { endpoint, listOf } from '../endpoint.ts'

/** What an announcement to agents is about. */
export const agentNewsTopics = ['income', 'team', 'money', 'games'] as const

const announcement = z.object({
  newsId: z.string(),
  topic: z.enum(agentNewsTopics),
  /** Pinned ones come first. */
  pinned: z.boolean(),
  title: z.string(),
  /** Plain text with line breaks, never HTML. */
  body: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  read: z.boolean(),
})

const ofAgent = { auth: 'required', agentOnly: true, source: 'assumed' } as const

/** Announcements that only agents see. */
export const agentNews = {
  list: endpoint({
    ...ofAgent,
    id: 'agentNews.list',
    method: 'GET',
    path: '/wps/relay/AGT_announcements',
    carrier: 'query',
    summary: 'All announcements to agents in a language, pinned ones first, then the latest',
    input: z.object({ language: z.string() }),
    value: z.object({ list: listOf(announcement, 'newsId'), unread: z.number() }),
  }),
  /** Ids that aren't any announcement's are left out. */
  read: endpoint({
    ...ofAgent,
    id: 'agentNews.read',
    method: 'POST',
    path: '/wps/relay/AGT_readAnnouncements',
    carrier: 'json',
    summary: 'Mark announcements as read; returns how many are unread',
    input: z.object({ newsIds: z.array(z.string()) }),
    value: z.object({ unread: z.number() }),
  }),
} as const

export type AgentAnnouncement = z.output<typeof announcement>
