import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ChatMessage } from '#shared/domain/chat-messages.ts'
import { ChatFrame } from './chat-frame.tsx'

const url = new URL('http://127.0.0.1:9/chat')

async function openFrame() {
  const heard: ChatMessage[] = []
  const screen = await render(
    <ChatFrame url={url} title="Chat room" onLoad={() => {}} onMessage={(message) => heard.push(message)} />,
  )
  const frame = screen.getByTitle('Chat room').element()
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('there is no frame')
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { source: frame.contentWindow, origin: url.origin, data, ...from }),
    )
  return { frame, heard, say }
}

test('[CHT-01, SEC-03] the room is sandboxed, and heard from its own origin only', async () => {
  const { frame, heard, say } = await openFrame()
  expect(frame.sandbox.toString()).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  expect(frame.allow).toBe('')
  const close = { type: 'chatClose' }
  say(close, { origin: 'https://evil.example' })
  say(close, { origin: 'http://127.0.0.1:10' })
  say(close, { origin: 'null' })
  say(close, { source: window })
  say(close, { source: null })
  say('chatClose')
  expect(heard).toEqual([])
  say(close)
  say({ type: 'chatUnread', unReadCount: 3 })
  expect(heard).toEqual([close, { type: 'chatUnread', unReadCount: 3 }])
})
