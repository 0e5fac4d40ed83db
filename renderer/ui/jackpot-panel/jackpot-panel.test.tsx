import { about } from 'virtual:brand-late'
import { useState } from 'react'
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

/** A gateway whose figure of the grand pot changes, and the panel. */
async function showPot(first: string, page = <JackpotPanel />) {
  const network = fakeNetwork()
  let pot = first
  let answers = 0
  network.answer(games.winners, () => {
    answers += 1
    return { list: [], jackpot: { grand: pot, major: `${answers}000000.00` } }
  })
  const screen = await renderSite(page)
  const pass = async (ticks: number, shown: number) => {
    vi.advanceTimersByTime(ticks * 3000)
    await expect.poll(grand).toBe(shown)
  }
  /** The gateway's next figure. */
  const hear = async (next: string) => {
    pot = next
    vi.advanceTimersByTime(1)
    await screen.queryClient.refetchQueries()
    await expect.element(screen.getByText(`₱${answers},000,000.00`)).toBeVisible()
  }
  await expect.poll(grand).toBe(Number(first) * 100)
  return { screen, pass, hear }
}

test('[LST-09] between two figures of the gateway the jackpot grows 165.11 every 3 s, and says that this is an estimate', async () => {
  const { screen, pass, hear } = await showPot('48216905.00')
  await expect.element(screen.getByText('₱1,000,000.00')).toBeVisible()
  await expect.element(screen.getByText('estimated between updates')).toBeVisible()
  await pass(2, 4_821_690_500 + 2 * 16_511)
  await expect.element(screen.getByText('₱1,000,023.46')).toBeVisible()
  hidePage(true)
  await pass(20, 4_821_690_500 + 2 * 16_511)
  hidePage(false)
  await hear('48300000.00')
  await pass(0, 4_830_000_000)
  await pass(1, 4_830_000_000 + 16_511)
})

test('[LST-09] a jackpot that has run ahead of the gateway waits for it, and goes back for one that was won alone', async () => {
  const { pass, hear } = await showPot('48000000.00')
  const ahead = 4_800_000_000 + 3 * 16_511
  await pass(3, ahead)
  await hear('48000100.00')
  await pass(5, ahead)
  await hear('48000200.00')
  await pass(5, ahead)
  await hear('48000600.00')
  await pass(1, 4_800_060_000 + 16_511)
  await hear('40000000.00')
  vi.advanceTimersByTime(3000)
  await expect.poll(grand).toBe(4_000_000_000 + 16_511)
})

test('[LST-09] the jackpot rests while no page shows it, and doesn’t jump back on the next', async () => {
  function Pages() {
    const [shown, setShown] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setShown(!shown)}>
          Next page
        </button>
        {shown && <JackpotPanel />}
      </>
    )
  }
  const { screen, pass } = await showPot('48000000.00', <Pages />)
  await pass(2, 4_800_000_000 + 2 * 16_511)
  await screen.getByRole('button', { name: 'Next page' }).click()
  await pass(100, 0)
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(grand).toBeGreaterThan(0)
  expect(grand()).toBeGreaterThanOrEqual(4_800_000_000 + 2 * 16_511)
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
    expect(given.getByText('estimate', { exact: true }).query()).toBeNull()
  } finally {
    about.claims.jackpotEstimates = true
  }
})
