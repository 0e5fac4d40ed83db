import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBalance } from '#lib/balance/use-balance.tsx'
import { noteTime } from '#lib/clock/gateway-clock.ts'
import { hidePage } from '#lib/testing/hide-page.ts'
import { holdClock } from '#lib/testing/hold-clock.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { useClocks } from './use-clocks.ts'

const noon = Date.parse('2026-11-24T12:00:00+08:00')
const aDay = 86_400_000

beforeEach(() => void vi.setSystemTime(noon))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const report = (time: number) => noteTime(time, { sent: performance.now(), arrived: performance.now() })

function Page() {
  useClocks()
  return (
    <p>
      <span>Balance: </span>
      <span>{useBalance().shown ?? '…'}</span>
    </p>
  )
}

/** A page that has shown the balance for 40 seconds. The gateway can change it. */
async function openPage() {
  const pass = holdClock()
  const network = fakeNetwork()
  let balance = '100.00'
  network.answer(accountSummary.balance, () => ({ sumBalance: balance, currency: 'PHP' }))
  const screen = await renderSite(<Page />, { signedIn: true })
  const shows = (amount: string) => expect.element(screen.getByText(`Balance: ₱${amount}`)).toBeVisible()
  await shows('100.00')
  const wait = (milliseconds: number) => {
    pass(milliseconds)
    vi.setSystemTime(Date.now() + milliseconds)
  }
  wait(40_000)
  return {
    wait,
    shows,
    asked: () => network.sent(accountSummary.balance).length,
    become: (amount: string) => void (balance = amount),
  }
}

test('[MBR-17] data on the screen is fetched again when the gateway’s clock jumps, and not after its first answer', async () => {
  const { wait, shows, asked, become } = await openPage()
  const before = asked()
  report(noon + aDay)
  wait(31_000)
  become('175.00')
  report(noon + 4 * aDay)
  await shows('175.00')
  // Two hosts whose clocks differ: not before half a minute has passed.
  wait(29_000)
  report(noon + aDay)
  become('250.00')
  wait(2000)
  report(noon + 4 * aDay)
  await shows('250.00')
  expect(asked() - before).toBe(2)
})

test.each<[string, () => void]>([
  ['is looked at', () => dispatchEvent(new Event('focus'))],
  ['is no longer hidden', () => hidePage(false)],
])('[MBR-17] a machine that has slept asks again as soon as the page %s', async (_, wake) => {
  const { shows, asked, become } = await openPage()
  const before = asked()
  become('175.00')
  // It slept for an hour, which only the device's clock has counted.
  vi.setSystemTime(Date.now() + 3_600_000)
  wake()
  await shows('175.00')
  expect(asked() - before).toBe(1)
})
