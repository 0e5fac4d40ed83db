import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { noteTime } from '#lib/clock/gateway-clock.ts'
import { hidePage } from '#lib/testing/hide-page.ts'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useWhenReached } from '../api/use-when-reached.ts'
import { gatewayWithSalaries, nextSlot, realtimeSample, salaryNow } from '../testing/salary-network.ts'
import { Countdown } from './countdown.tsx'
import { RealtimeSalary } from './realtime-salary.tsx'

/** The device is years behind the gateway. */
const device = Date.parse('2019-03-03T03:03:03Z')

beforeEach(() => {
  vi.useFakeTimers({
    now: device,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  noteTime(salaryNow, { sent: performance.now(), arrived: performance.now() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const reached = vi.fn()
function Probe() {
  useWhenReached(nextSlot, reached)
  return <Countdown until={nextSlot} label="Next settlement" />
}

test('[AGT-06] the countdown follows the gateway’s time, isn’t read out by screen readers, and stops at zero', async () => {
  reached.mockClear()
  const screen = await render(<Probe />)
  const timer = screen.getByRole('timer', { name: 'Next settlement' })
  await expect.element(timer).toHaveAttribute('aria-live', 'off')
  await expect.poll(() => timer.element().textContent).toMatch(/^2:2[12]$/)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(() => timer.element().textContent).toMatch(/^1:2[012]$/)
  expect(reached).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(83_000)
  await expect.element(timer).toHaveTextContent('0:00')
  expect(reached).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reached).toHaveBeenCalledTimes(2)
})

test('[AGT-06][MBR-17] a device whose clock is set back changes nothing, and the moment is reached all the same', async () => {
  reached.mockClear()
  const screen = await render(<Probe />)
  const timer = screen.getByRole('timer')
  await expect.poll(() => timer.element().textContent).toMatch(/^2:2/)
  vi.setSystemTime(device - 3_600_000)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => timer.element().textContent).toMatch(/^1:5/)
  expect(reached).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(114_000)
  expect(reached).toHaveBeenCalledOnce()
})

test('[AGT-06] an answer that still names the moment is asked for again after ten seconds, not at once', async () => {
  const network = gatewayWithSalaries()
  const screen = await showCentrePage('Real-time salary', RealtimeSalary)
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^2:2/)
  let now = nextSlot
  network.answer(agentSalary.realtime, () => ({ ...realtimeSample, now: (now += 1) }))
  await vi.advanceTimersByTimeAsync(143_000)
  await expect.poll(() => network.sent(agentSalary.realtime).length).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(network.sent(agentSalary.realtime)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(6000)
  await expect.poll(() => network.sent(agentSalary.realtime).length).toBe(3)
})

test('[AGT-06] a hidden page has no timer and fetches nothing, and shows the right time once it is visible again', async () => {
  reached.mockClear()
  const screen = await render(<Probe />)
  const timer = screen.getByRole('timer')
  await expect.poll(() => timer.element().textContent).toMatch(/^2:2/)
  hidePage(true)
  const before = timer.element().textContent
  await vi.advanceTimersByTimeAsync(300_000)
  expect([timer.element().textContent, reached.mock.calls.length]).toEqual([before, 0])
  hidePage(false)
  await expect.element(timer).toHaveTextContent('0:00')
  expect(reached).toHaveBeenCalledOnce()
})

test('[AGT-06] a tick changes nothing but the timer, and zero has the page fetched again', async () => {
  const network = gatewayWithSalaries()
  const screen = await showCentrePage('Real-time salary', RealtimeSalary)
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^2:2/)
  await expect.element(screen.getByRole('table', { name: 'Settlements' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: /The last hour/ })).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1000)
  const changed: Node[] = []
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
  observer.observe(document.body, { characterData: true, childList: true, subtree: true, attributes: true })
  await vi.advanceTimersByTimeAsync(5000)
  observer.disconnect()
  const timer = screen.getByRole('timer').element()
  expect(changed.length).toBeGreaterThanOrEqual(4)
  expect(changed.filter((node) => !timer.contains(node))).toEqual([])

  const later = { ...realtimeSample, now: nextSlot, next: nextSlot + 300_000 }
  network.answer(agentSalary.realtime, () => later)
  const asked = network.sent(agentSalary.slots).length
  await vi.advanceTimersByTimeAsync(140_000)
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^[45]:/)
  expect(network.sent(agentSalary.realtime)).toHaveLength(2)
  await expect.poll(() => network.sent(agentSalary.slots).length).toBe(asked + 1)
})

test('[AGT-06] a gateway that takes long to answer isn’t asked again meanwhile', async () => {
  const network = gatewayWithSalaries()
  const screen = await showCentrePage('Real-time salary', RealtimeSalary)
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^2:2/)
  const late = Promise.withResolvers<unknown>()
  network.answer(agentSalary.realtime, () => late.promise)
  await vi.advanceTimersByTimeAsync(145_000)
  await expect.poll(() => network.sent(agentSalary.realtime).length).toBe(2)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(network.sent(agentSalary.realtime)).toHaveLength(2)
  late.resolve({ ...realtimeSample, now: nextSlot + 25_000, next: nextSlot + 300_000 })
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^4:/)
})
