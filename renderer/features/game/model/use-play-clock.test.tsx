import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { hidePage } from '#lib/testing/hide-page.ts'
import { notePlaying } from './play-session.ts'
import { usePlayClock } from './use-play-clock.ts'

const minute = 60_000
const began = Date.parse('2026-11-21T21:00:00+08:00')

beforeEach(() => {
  vi.useFakeTimers({
    now: began,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Game() {
  usePlayClock(true)
  return null
}

test('[PERF-01, RSG-01] a game that is open keeps the play session while it is looked at', async () => {
  notePlaying()
  await render(<Game />)
  await vi.advanceTimersByTimeAsync(40 * minute)
  // Later than a session outlives without a note.
  expect(notePlaying(Date.now() + 14 * minute).began).toBe(began)
})

test('[PERF-01, RSG-01] hidden, it has no timer, and the hidden time counts as played', async () => {
  notePlaying()
  await render(<Game />)
  hidePage(true)
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(40 * minute)
  hidePage(false)
  expect(notePlaying().began).toBe(began)
})

test('[PERF-01, RSG-01] a game that ends while it is hidden was played until then', async () => {
  notePlaying()
  const game = await render(<Game />)
  hidePage(true)
  vi.setSystemTime(began + 40 * minute)
  await game.unmount()
  expect(notePlaying().began).toBe(began)
})
