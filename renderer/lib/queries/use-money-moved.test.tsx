import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useAsOf } from '#lib/records/use-as-of.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { endpointQuery } from './endpoint-query.ts'
import { useMoneyMoved } from './use-money-moved.ts'

const opened = Date.parse('2026-11-21T13:34:12Z')

beforeEach(() => void vi.useFakeTimers({ now: opened, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function Records() {
  const moved = useMoneyMoved()
  const asOf = useAsOf('any')
  useQuery({ ...endpointQuery(useGateway(), accountSummary.balance, {}), staleTime: 30_000 })
  return (
    <button type="button" onClick={() => moved()}>
      {asOf}
    </button>
  )
}

test('[MBR-08][MBR-02] once money has moved, the balance is asked for again, and records reach up to now', async () => {
  const network = fakeNetwork()
  network.answer(accountSummary.balance, () => ({ sumBalance: '1' }))
  const screen = await renderSite(<Records />, { signedIn: true })
  await expect.poll(() => network.sent(accountSummary.balance).length).toBe(1)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent(String(opened))
  vi.setSystemTime(opened + 1000)
  await button.click()
  await expect.poll(() => network.sent(accountSummary.balance).length).toBe(2)
  await expect.poll(() => Number(button.element().textContent)).toBeGreaterThanOrEqual(opened + 1000)
})
