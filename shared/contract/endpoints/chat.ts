import * as z from 'zod/mini'
import { endpoint, nothing } from '../endpoint.ts'

/** The chat with the operator's staff, on a host of its own. */
export const chat = {
  url: endpoint({
    id: 'chat.url',
    method: 'GET',
    path: '/wps/relay/CBS_chatUrl',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary:
      "Address of the player's own chat room, which opens it until the session ends, also after a reload",
    input: z.object({
      /** Who talks: business to customer. */
      b2c: z.literal(1),
      /** The title that the room shows. */
      title: z.string(),
      language: z.string(),
      /** The room's header colour, such as "#1f1b3a". */
      headerColor: z.string(),
    }),
    value: z.object({ chatUrl: z.string() }),
  }),
  unread: endpoint({
    id: 'chat.unread',
    method: 'GET',
    path: '/wps/relay/CBS_unreadCount',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Messages of the chat not read yet',
    input: nothing,
    value: z.object({ unReadCount: z.number() }),
  }),
} as const
