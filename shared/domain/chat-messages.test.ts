import { expect, test } from 'vitest'
import { type ChatMessage, readChatMessage } from './chat-messages.ts'

test.each<ChatMessage>([
  { type: 'chatReady' },
  { type: 'chatUnread', unReadCount: 0 },
  { type: 'chatUnread', unReadCount: 120 },
  { type: 'chatClose' },
])('[CHT-01] a room may say %j', (message) => {
  expect(readChatMessage(message)).toEqual(message)
})

test.each([
  undefined,
  null,
  'chatClose',
  {},
  { type: 'close' },
  { type: 'chatUnread' },
  { type: 'chatUnread', unReadCount: -1 },
  { type: 'chatUnread', unReadCount: 1.5 },
  { type: 'chatUnread', unReadCount: '3' },
  { type: 'chatUnread', unReadCount: Number.POSITIVE_INFINITY },
  { type: 'deposit' },
  { type: ['chatClose'] },
])('[CHT-01, SEC-03] what else a room says is not heard: %j', (data) => {
  expect(readChatMessage(data)).toBeUndefined()
})
