import * as z from 'zod/mini'
import { endpoint, pageOf, paging } from '../endpoint.ts'

/** What a message is about. */
export const messageTopics = ['money', 'security', 'news'] as const
/** What the list can be narrowed to. */
export const messageFilters = ['unread', ...messageTopics] as const

const message = z.object({
  messageId: z.string(),
  topic: z.enum(messageTopics),
  title: z.string(),
  /** Plain text with line breaks, never HTML. */
  body: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  read: z.boolean(),
  /** Where the message leads: a path of this site, and the words of the link. */
  link: z.nullable(z.object({ path: z.string(), label: z.string() })),
})

const ofMember = { auth: 'required', source: 'assumed' } as const
/** How many messages are unread afterwards. */
const unread = z.object({ unread: z.number() })
const chosen = z.object({ messageIds: z.array(z.string()) })

/** Messages to a member. They are kept for a number of days. */
export const messages = {
  list: endpoint({
    ...ofMember,
    id: 'messages.list',
    method: 'GET',
    path: '/wps/relay/MCS_messages',
    carrier: 'query',
    summary: "The member's messages in a language, latest first",
    input: z.object({
      /** Only those not read yet, or only those of a topic. */
      filter: z.optional(z.enum(messageFilters)),
      ...paging,
      language: z.string(),
    }),
    value: z.object({
      ...pageOf(message, 'messageId').shape,
      /** Days for which a message is kept. */
      keptDays: z.optional(z.number()),
    }),
  }),
  markRead: endpoint({
    ...ofMember,
    id: 'messages.markRead',
    method: 'POST',
    path: '/wps/relay/MCS_messagesRead',
    carrier: 'json',
    summary: 'Mark messages as read; all of them without a list',
    input: z.object({ messageIds: z.optional(z.array(z.string())) }),
    value: unread,
  }),
  remove: endpoint({
    ...ofMember,
    id: 'messages.remove',
    method: 'POST',
    path: '/wps/relay/MCS_messagesRemove',
    carrier: 'json',
    summary: 'Delete messages. Ids that the member does not have are ignored',
    input: chosen,
    value: unread,
  }),
  restore: endpoint({
    ...ofMember,
    id: 'messages.restore',
    method: 'POST',
    path: '/wps/relay/MCS_messagesRestore',
    carrier: 'json',
    summary: 'Undo a deletion',
    input: chosen,
    value: unread,
  }),
} as const

export type Message = z.output<typeof message>
export type MessageTopic = (typeof messageTopics)[number]
export type MessageFilter = (typeof messageFilters)[number]
