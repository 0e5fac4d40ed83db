import { useLayoutEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { GameEvent, GameViewProps } from '#lib/platform/platform.ts'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { hidePage } from '#lib/testing/hide-page.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import type { GameMessage } from '#shared/domain/provider-messages.ts'
import { GamePage } from './game-page.tsx'

const now = Date.parse('2026-11-21T21:37:00+08:00')
const session = { began: now - 2_700_000, played: 2_702_000, bets: '1860', net: '-342.50' }

/**
 * Opens a game whose check is due in `wait` ms of the gateway's clock.
 * @param early how many ms before that the gateway is asked the second time.
 */
async function openGame(wait: number, early = 0) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(games.detail, () => ({ game: samples.game, recentWins: [] }))
  network.answer(launching.launch, () => ({
    provider: 'sandbox',
    readyTimeout: 60_000,
    url: 'http://127.0.0.1:4399/play?token=1',
  }))
  let asked = 0
  network.answer(limits.playSession, () => {
    asked += 1
    const reported = [now, now + wait - early][asked - 1] ?? now + wait
    return { now: reported, session, minutes: 45, due: now + wait }
  })
  network.answer(limits.checked, () => ({ now, session, minutes: 45, due: now + 2_700_000 }))
  let report: (event: GameEvent) => void = () => {}
  const GameView = ({ url, title, onEvent }: GameViewProps) => {
    useLayoutEffect(() => {
      report = onEvent
    })
    return <section aria-label={title}>{url}</section>
  }
  const screen = await renderSite(<GamePage />, {
    path: '/seamless?vendor=KD&gameCode=KD-1001&nodeId=1001',
    signedIn: true,
    retryDelay: 0,
    platform: { GameView },
  })
  await expect.element(screen.getByRole('region', { name: 'Golden Carabao' })).toBeVisible()
  const say = (message: GameMessage) => report({ type: 'message', message })
  return { network, screen, say, check: screen.getByRole('dialog', { name: 'You’ve played for 45 min' }) }
}
const ended = { type: 'roundEnd', bet: '5', win: '0', net: '-5' } as const

test('[RSG-01] a check that becomes due in a round waits for its end, then has to be answered', async () => {
  const { network, screen, say, check } = await openGame(0)
  say({ type: 'roundStart' })
  say({ type: 'ready' })
  await expect.poll(() => network.sent(limits.playSession).length).toBeGreaterThan(0)
  // A later call has been answered, so the check's answer has arrived too.
  const before = network.sent(member.balance).length
  say({ type: 'balance' })
  await expect.poll(() => network.sent(member.balance).length).toBeGreaterThan(before)
  expect(check.query()).toBeNull()
  say(ended)
  await expect.element(check).toBeVisible()
  await expect.element(check.getByText('0:45:02')).toBeVisible()
  await expect.element(check.getByRole('heading')).toHaveFocus()
  await expect.element(check.getByText('₱1,860.00')).toBeVisible()
  await expect.element(check.getByText(/₱342\.50/)).toBeVisible()
  await expect.element(check.getByText(/every 45 min/)).toBeVisible()
  await check.getByRole('button', { name: 'Continue' }).click()
  await expect.element(check).not.toBeInTheDocument()
  expect(network.sent(limits.checked)).toHaveLength(1)
  await expect.element(screen.getByRole('region', { name: 'Golden Carabao' })).toBeVisible()
})

test('[RSG-01, MBR-17] a check that is asked for a little early, by a clock that is ahead, is asked for again', async () => {
  const { network, say, check } = await openGame(100, 60)
  say({ type: 'ready' })
  await expect.element(check).toBeVisible()
  expect(network.sent(limits.playSession)).toHaveLength(3)
})

test('[RSG-01] leaving notes the check as seen and leaves the game', async () => {
  const { network, screen, say, check } = await openGame(0)
  say({ type: 'ready' })
  await check.getByRole('button', { name: 'Leave game' }).click()
  await expect.element(screen.getByRole('region', { name: 'Golden Carabao' })).not.toBeInTheDocument()
  expect(network.sent(limits.checked)).toHaveLength(1)
})

test('[PERF-01, RSG-01] a check that becomes due while the page is hidden is asked for once it is seen again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { network, say, check } = await openGame(600_000)
  say({ type: 'ready' })
  await expect.poll(() => network.sent(limits.playSession).length).toBe(1)
  // A later call has been answered, so the first one has been too.
  const before = network.sent(member.balance).length
  say({ type: 'balance' })
  await expect.poll(() => network.sent(member.balance).length).toBeGreaterThan(before)
  hidePage(true)
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(network.sent(limits.playSession)).toHaveLength(1)
  hidePage(false)
  await expect.element(check).toBeVisible()
  expect(network.sent(limits.playSession)).toHaveLength(2)
})

test.each(faultCases)(
  '[NET-05][ERR-01][RSG-01] a check whose answer meets $fault says so and stays, and the next press goes on',
  async ({ answer, says }) => {
    const { network, say, check } = await openGame(0)
    network.answer(limits.checked, answer)
    say({ type: 'ready' })
    const goOn = check.getByRole('button', { name: 'Continue' })
    await goOn.click()
    await expect.element(check.getByRole('alert')).toMatchTextContent(says)
    network.answer(limits.checked, () => ({ now, session, minutes: 45, due: now + 2_700_000 }))
    await goOn.click()
    await expect.element(check).not.toBeInTheDocument()
    expect(network.sent(limits.checked)).toHaveLength(2)
  },
)

test.each(faultCases)(
  '[NET-05][RSG-01] a check isn’t lost with an answer that meets $fault: the gateway is asked again',
  async ({ answer }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { network, screen, say, check } = await openGame(0)
    network.answer(limits.playSession, answer)
    say({ type: 'ready' })
    const failed = () => screen.queryClient.getQueryState([limits.playSession.id, {}])?.status === 'error'
    await expect.poll(failed).toBe(true)
    network.answer(limits.playSession, () => ({ now, session, minutes: 45, due: now }))
    vi.advanceTimersByTime(30_000)
    await expect.element(check).toBeVisible()
  },
)
