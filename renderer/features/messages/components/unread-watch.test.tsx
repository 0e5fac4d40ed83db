import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSessionStore } from '#lib/session/session-store.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import { gatewayWithMessages, now } from '../testing/gateway-with-messages.ts'
import { both, numbers, showMessages } from '../testing/show-messages.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  // Watches count from the page's start.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[MBR-12] the number is polled while the page is visible, more rarely as nothing happens, and not when hidden', async () => {
  const network = gatewayWithMessages()
  const looks = () => network.sent(member.unreadCount).length
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const screen = await showMessages()
  await expect.poll(() => numbers(screen)).toEqual(both(5))
  const first = looks()
  /** Waits for a look and its answer, with which the next pause begins. */
  const looked = (more: number) =>
    expect.poll(() => [looks() - first, screen.queryClient.isFetching()]).toEqual([more, 0])
  for (const index of [0, 1]) {
    vi.advanceTimersByTime(30_000)
    await looked(index + 1)
  }
  // Nothing has changed, so the pauses have become longer.
  vi.advanceTimersByTime(59_000)
  await looked(2)
  vi.advanceTimersByTime(1000)
  await looked(3)

  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.advanceTimersByTime(3_600_000)
  await looked(3)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await looked(4)

  useSessionStore.getState().setSignedIn(false)
  await expect.element(screen.getByTestId('elsewhere')).toHaveTextContent('0')
  vi.advanceTimersByTime(3_600_000)
  expect(looks() - first).toBe(4)
})

test('[MBR-12] when more are unread than before, the list is asked for again', async () => {
  const network = gatewayWithMessages(2)
  const screen = await showMessages()
  await expect.poll(() => numbers(screen)).toEqual(both(2))
  const before = network.sent(messages.list).length
  network.answer(member.unreadCount, () => ({ count: 3 }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => numbers(screen)).toEqual(both(3))
  await expect.poll(() => network.sent(messages.list).length).toBe(before + 1)
})

test('[MBR-12] a press makes the looks frequent again', async () => {
  const network = gatewayWithMessages()
  const looks = () => network.sent(member.unreadCount).length
  const screen = await showMessages()
  await expect.poll(() => numbers(screen)).toEqual(both(5))
  const first = looks()
  const looked = (more: number) =>
    expect.poll(() => [looks() - first, screen.queryClient.isFetching()]).toEqual([more, 0])
  for (const index of [0, 1]) {
    vi.advanceTimersByTime(30_000)
    await looked(index + 1)
  }
  vi.advanceTimersByTime(30_000)
  await looked(2)
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => vi.advanceTimersByTime(1000) && looks() - first).toBe(3)
})
