import { type ManagedTimerId, timeoutManager } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { hidePage } from '#lib/testing/hide-page.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { DeferredServices } from './deferred-services.tsx'
import { OverlayAddress } from './overlays/overlay-address.tsx'
import { Router } from './router.tsx'
import { fetchPage } from './routing/pages.ts'
import { goodAnswer } from './testing/open-screen.tsx'

const now = Date.parse('2026-11-21T21:37:00+08:00')
const minute = 60_000

/** React Query's own timers. They go on while the page is hidden, and then ask for nothing. */
const libraryTimers = new Set<unknown>()
const forget = (timer: ManagedTimerId | undefined) => {
  libraryTimers.delete(timer)
  clearTimeout(Number(timer))
}
timeoutManager.setTimeoutProvider({
  setTimeout(act, delay) {
    const timer = setTimeout(() => {
      libraryTimers.delete(timer)
      act()
    }, delay)
    libraryTimers.add(timer)
    return timer
  },
  setInterval(act, delay) {
    const timer = setInterval(act, delay)
    libraryTimers.add(timer)
    return timer
  },
  clearTimeout: forget,
  clearInterval: forget,
})
/** How many timers of the site's own code are waiting. */
const timers = () => vi.getTimerCount() - libraryTimers.size

beforeAll(async () => {
  // So tall that nothing waits for being scrolled to.
  await page.viewport(1280, 6000)
  finishFirstPaint()
  await Promise.all([fetchPage('home'), fetchPage('lobby'), fetchPage('lottery')])
})
beforeEach(() => {
  libraryTimers.clear()
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The next draws of a lottery, a minute ahead whenever they are asked for. */
const draws = () => ({
  serverTime: Date.now(),
  list: [
    {
      gameCode: '1',
      last: { issue: '1', numbers: [7, 0, 4], drawTime: Date.now() - 9000 },
      next: { issue: '2', closeTime: Date.now() + 55_000, drawTime: Date.now() + 60_000 },
    },
  ],
})

const { games, lottery, member } = contract

test.each([
  ['home', '/', [member.balance, member.unreadCount], [games.rows, games.winners]],
  ['a lobby', '/rng', [member.balance, member.unreadCount], [games.winners]],
  ['the lottery', '/lottery', [member.balance, lottery.latest], []],
])(
  '[PERF-01] hidden, %s asks for nothing and has no timer, and catches up when it is seen again',
  async (_, path, atOnce, soon) => {
    const network = fakeNetwork()
    for (const endpoint of allEndpoints)
      network.answer(endpoint, () => goodAnswer(endpoint, { name: path, who: 'member' }))
    network.answer(lottery.latest, draws)
    // The site then counts the jackpots itself.
    network.answer(games.winners, () => ({ list: [], jackpot: null }))
    const calls = vi.spyOn(globalThis, 'fetch')
    const watched = [...atOnce, ...soon]
    const counts = (of = watched) => of.map((endpoint) => network.sent(endpoint).length)

    const { queryClient } = await renderSite(
      <OverlayAddress>
        <Router />
        <DeferredServices />
      </OverlayAddress>,
      { path, signedIn: true },
    )
    const rested = () => expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.poll(() => Math.min(...counts())).toBeGreaterThan(0)
    await expect.poll(timers).toBeGreaterThan(0)
    await rested()

    hidePage(true)
    // What is done once after a while is over then.
    vi.advanceTimersByTime(minute)
    await rested()
    const before = calls.mock.calls.length
    vi.advanceTimersByTime(60 * minute)
    await rested()
    expect(calls.mock.calls.slice(before).map(([address]) => address)).toEqual([])
    expect(timers()).toBe(0)

    const asked = counts()
    hidePage(false)
    await expect.poll(() => counts(atOnce)).toEqual(asked.slice(0, atOnce.length).map((count) => count + 1))
    expect(timers()).toBeGreaterThan(0)
    await rested()
    vi.advanceTimersByTime(minute)
    await expect.poll(() => counts().every((count, index) => count > (asked[index] ?? 0))).toBe(true)
  },
)
