import * as z from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

/** What a chat room may tell the site around it; its words are the operator's people's and never pass here. */
const chatMessage = z.union([
  /** The room is drawn and can be used. */
  z.object({ type: z.literal('chatReady') }),
  /** So many messages are unread now. */
  z.object({ type: z.literal('chatUnread'), unReadCount: wholeNumber() }),
  /** The person is done with it. */
  z.object({ type: z.literal('chatClose') }),
])

export type ChatMessage = z.output<typeof chatMessage>

/** Reads what the frame of a chat posted; undefined for anything it may not say. */
export function readChatMessage(data: unknown): ChatMessage | undefined {
  const read = z.safeParse(chatMessage, data)
  return read.success ? read.data : undefined
}

/** What the site tells a chat room: which of its themes to follow. */
export type ChatOrder = { type: 'chatTheme'; theme: 'light' | 'dark' }
