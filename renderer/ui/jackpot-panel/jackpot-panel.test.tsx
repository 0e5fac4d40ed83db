import { about } from 'virtual:brand-late'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hidePage } from '#lib/testing/hide-page.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { games } from '#shared/contract/endpoints/games.ts'
import { JackpotPanel } from './jackpot-panel.tsx'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1_000_000_000_000 }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const grand = () => {
  const text = document.querySelector('.visually-hidden')?.textContent ?? ''
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
}

test('[LST-09] a made-up jackpot grows 165.11 every 3 s, rests while hidden, never jumps back, and says what it is', async () => {
  const network = fakeNetwork()
  network.answer(games.winners, () => ({ list: [], jackpot: null }))
  const screen = await renderSite(<JackpotPanel />)
  await expect.element(screen.getByText('estimate')).toBeVisible()
  const first = grand()
  vi.advanceTimersByTime(3000)
  await expect.poll(grand).toBe(first + 16_511)

  hidePage(true)
  vi.advanceTimersByTime(60_000)
  expect(grand()).toBe(first + 16_511)
  hidePage(false)
  expect(grand()).toBe(first + 16_511)
  vi.advanceTimersByTime(6000)
  await expect.poll(grand).toBe(first + 3 * 16_511)
})

test("[LST-09] the gateway's own figures are shown as they are", async () => {
  const network = fakeNetwork()
  network.answer(games.winners, () => ({ list: [], jackpot: { grand: '48216905.11', major: '3420550.80' } }))
  const screen = await renderSite(<JackpotPanel />)
  await expect.poll(grand).toBe(4_821_690_511)
  await expect.element(screen.getByText('₱3,420,550.80')).toBeVisible()
  expect(screen.getByText('estimate').query()).toBeNull()
  vi.advanceTimersByTime(30_000)
  expect(grand()).toBe(4_821_690_511)
})

test('[OPS-04] a brand without estimates shows no jackpot of its own making, and only those that the gateway has', async () => {
  const network = fakeNetwork()
  network.answer(games.winners, () => ({ list: [], jackpot: null }))
  about.claims.jackpotEstimates = false
  try {
    const screen = await renderSite(<JackpotPanel />)
    await expect.poll(() => document.querySelector('section[aria-label="Jackpots"]')).toBeNull()
    await screen.unmount()
    network.answer(games.winners, () => ({
      list: [],
      jackpot: { grand: '48216905.11', major: '3420550.80' },
    }))
    const given = await renderSite(<JackpotPanel />)
    await expect.element(given.getByText('₱3,420,550.80')).toBeVisible()
    expect(given.getByText('Minor').query()).toBeNull()
    expect(given.getByText('estimate').query()).toBeNull()
  } finally {
    about.claims.jackpotEstimates = true
  }
})
