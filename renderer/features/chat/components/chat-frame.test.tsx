import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useTheme } from '#lib/theme/theme-store.ts'
import type { ChatMessage } from '#shared/domain/chat-messages.ts'
import { ChatFrame } from './chat-frame.tsx'

const url = new URL('http://127.0.0.1:9/chat')

function frameOf(title: string): HTMLIFrameElement {
  const frame = page.getByTitle(title).element()
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('there is no frame')
  return frame
}

async function openFrame() {
  const heard: ChatMessage[] = []
  await render(
    <ChatFrame url={url} title="Chat room" onLoad={() => {}} onMessage={(message) => heard.push(message)} />,
  )
  const frame = frameOf('Chat room')
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

test('[CHT-01] the room gets the site’s theme when it has loaded, and when it changes, at its own origin only', async () => {
  const heardBy = async (at: URL) => {
    const heard: unknown[] = []
    // What is posted on loading arrives a moment later.
    const listen = () =>
      frameOf('Room').contentWindow?.addEventListener('message', ({ data }) => heard.push(data))
    const screen = await render(<ChatFrame url={at} title="Room" onLoad={listen} onMessage={() => {}} />)
    return { frame: frameOf('Room'), heard, screen }
  }
  const here = await heardBy(new URL('/favicon.ico', location.origin))
  await expect.poll(() => here.heard).toEqual([{ type: 'chatTheme', theme: 'light' }])
  useTheme.getState().toggle()
  await expect.poll(() => here.heard).toHaveLength(2)
  expect(here.heard[1]).toEqual({ type: 'chatTheme', theme: 'dark' })
  useTheme.getState().toggle()
  await expect.poll(() => here.heard).toHaveLength(3)
  // A room that navigated elsewhere must get no messages. The next one it receives is the test's own.
  const there = new URL('/favicon.ico?elsewhere', location.origin)
  await here.screen.rerender(
    <ChatFrame url={new URL(url)} title="Room" onLoad={() => {}} onMessage={() => {}} />,
  )
  here.frame.src = there.href
  // The first page, which failed to load, may still fire its load event, so wait for the second one.
  await expect
    .poll(() => [here.frame.contentDocument?.URL, here.frame.contentDocument?.readyState])
    .toEqual([there.href, 'complete'])
  const later: unknown[] = []
  here.frame.contentWindow?.addEventListener('message', ({ data }) => later.push(data))
  useTheme.getState().toggle()
  await expect.poll(() => useTheme.getState().theme).toBe('dark')
  here.frame.contentWindow?.postMessage('last', location.origin)
  await expect.poll(() => later).toEqual(['last'])
  useTheme.getState().toggle()
})
