import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { onBeat } from './heartbeat.ts'
import { useNow } from './use-now.ts'

let hidden = false

beforeEach(() => {
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_700_000_000_400 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const turn = (to: boolean) => {
  hidden = to
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[PERF-01] everything that counts seconds shares one timer, and beats with the full second', async () => {
  const one = vi.fn()
  const other = vi.fn()
  const ends = [onBeat(one), onBeat(other)]
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(599)
  expect(one).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(other).toHaveBeenCalledTimes(2)
  for (const end of ends) end()
  expect(vi.getTimerCount()).toBe(0)
})

test('[PERF-01] a hidden page has no timer, and shows the time of now once it is seen again', async () => {
  const Clock = () => <time>{new Date(useNow()).toISOString()}</time>
  const screen = await render(<Clock />)
  turn(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(1_700_000_060_000)
  turn(false)
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  await expect.element(screen.getByText('2023-11-14T22:14:20.000Z')).toBeVisible()
  await screen.unmount()
})

test('[PERF-01] a countdown that has ended needs no timer', async () => {
  const Clock = () => <time>{useNow(1_700_000_002_000)}</time>
  await render(<Clock />)
  await vi.advanceTimersByTimeAsync(5000)
  expect(vi.getTimerCount()).toBe(0)
})
