import * as z from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

/** The messages of a chat room to the site around it. The conversation itself never passes here. */
const chatMessage = z.union([
  /** The room is rendered and usable. */
  z.object({ type: z.literal('chatReady') }),
  /** The number of unread messages has changed. */
  z.object({ type: z.literal('chatUnread'), unReadCount: wholeNumber() }),
  /** The person closed the chat. */
  z.object({ type: z.literal('chatClose') }),
])

export type ChatMessage = z.output<typeof chatMessage>

/** Reads a message from the chat's frame; undefined for anything else. */
export function readChatMessage(data: unknown): ChatMessage | undefined {
  const read = z.safeParse(chatMessage, data)
  return read.success ? read.data : undefined
}

/** The site's message to a chat room: which theme to use. */
export type ChatOrder = { type: 'chatTheme'; theme: 'light' | 'dark' }
