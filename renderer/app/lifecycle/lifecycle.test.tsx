import { beforeEach, expect, test } from 'vitest'
import { SystemGate } from '#features/system-status/index.ts'
import { useBalance } from '#lib/balance/use-balance.tsx'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { OutsideEvents } from '#lib/platform/platform.ts'
import { readReferral } from '#lib/referral/referral.ts'
import { fakeNetwork, lost } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { Lifecycle } from './lifecycle.tsx'

let outside: OutsideEvents | undefined
const onOutside = (listener: OutsideEvents) => {
  outside = listener
  return () => {
    outside = undefined
  }
}

beforeEach(() => {
  outside = undefined
  useToasts.setState({ toasts: [] })
})

function Balance() {
  const { shown, failed } = useBalance()
  return (
    <p>
      <span>Balance: </span>
      <span>{failed ? 'failed' : (shown ?? '…')}</span>
    </p>
  )
}

const page = (
  <>
    <SystemGate>
      <Balance />
    </SystemGate>
    <Lifecycle />
    <Toaster label="Messages" closeLabel="Close" />
  </>
)

const opened = { maintenance: false, regionRestriction: false }
/** Longer than the retries of a failing call take. */
const patient = { timeout: 6_000 }

/** A gateway that answers only while the test says that it can be reached. */
function gateway() {
  const network = fakeNetwork()
  const now = { reached: true, balanceReached: true, balance: '100.00' }
  network.answer(system.permission, () => (now.reached ? samples.permission : lost()))
  network.answer(system.status, () => (now.reached ? opened : lost()))
  network.answer(accountSummary.balance, () =>
    now.reached && now.balanceReached ? { sumBalance: now.balance, currency: 'PHP' } : lost(),
  )
  return { now, sent: network.sent }
}

const comeBack = () => window.dispatchEvent(new Event('online'))

test('[DSK-07] a start without a connection has a clear screen, and goes on by itself once there is one', async () => {
  const { now, sent } = gateway()
  now.reached = false
  const screen = await renderSite(page, { signedIn: true })
  await expect.element(screen.getByRole('heading', { name: /We can’t connect/ }), patient).toBeVisible()
  // Wait for the first call and the first look to fail, each with its retries.
  await expect.poll(() => sent(system.permission).length, patient).toBe(6)
  const { length: before } = sent(accountSummary.balance)
  now.reached = true
  comeBack()
  comeBack()
  await expect.element(screen.getByText('Balance: ₱100.00')).toBeVisible()
  expect(sent(system.permission)).toHaveLength(7)
  expect(sent(accountSummary.balance)).toHaveLength(before + 1)
  // No toast, because the screen already said it.
  expect(useToasts.getState().toasts).toEqual([])
})

test('[DSK-07] the start also continues when the system doesn’t report that the connection is back', async () => {
  const { now } = gateway()
  now.reached = false
  const screen = await renderSite(page)
  await expect.element(screen.getByRole('heading', { name: /We can’t connect/ }), patient).toBeVisible()
  now.reached = true
  await expect.element(screen.getByText('Balance: …'), patient).toBeVisible()
})

test('[DSK-07] a gateway that goes and comes back is reported, and what failed meanwhile is asked for anew', async () => {
  const { now, sent } = gateway()
  const screen = await renderSite(page, { signedIn: true, platform: { onOutside } })
  await expect.element(screen.getByText('Balance: ₱100.00')).toBeVisible()
  now.reached = false
  outside?.resumed()
  await expect.element(screen.getByText('We can’t reach our servers.'), patient).toBeVisible()
  // The last known balance is still shown.
  await expect.element(screen.getByText('Balance: ₱100.00')).toBeVisible()
  now.reached = true
  now.balance = '250.00'
  comeBack()
  await expect.element(screen.getByText('Balance: ₱250.00')).toBeVisible()
  await expect.element(screen.getByText('We can’t reach our servers.')).not.toBeInTheDocument()
  expect(sent(accountSummary.balance)).toHaveLength(2)
})

test('[DSK-07] one call that fails while the gateway is there is no lost connection', async () => {
  const { now, sent } = gateway()
  now.balanceReached = false
  const screen = await renderSite(page, { signedIn: true })
  await expect.element(screen.getByText('Balance: failed'), patient).toBeVisible()
  await expect.poll(() => sent(system.status)).toHaveLength(1)
  await expect.element(screen.getByText('Balance: failed')).toBeVisible()
  expect(useToasts.getState().toasts).toEqual([])
})

test('[DSK-07] after a sleep the status and the balance are fetched once, however often the sleep is reported', async () => {
  const { now, sent } = gateway()
  const screen = await renderSite(page, { signedIn: true, platform: { onOutside } })
  await expect.element(screen.getByText('Balance: ₱100.00')).toBeVisible()
  now.balance = '175.00'
  for (const _ of [1, 2, 3]) outside?.resumed()
  await expect.element(screen.getByText('Balance: ₱175.00')).toBeVisible()
  expect(sent(system.status)).toHaveLength(1)
  expect(sent(accountSummary.balance)).toHaveLength(2)
  expect(sent(system.permission)).toHaveLength(1)
})

test('[DSK-06] a link from outside opens its page and closes what is open, except a password change that is due', async () => {
  gateway()
  const screen = await renderSite(page, { platform: { onOutside } })
  await expect.poll(() => outside).toBeDefined()
  useOverlays.getState().show({ name: 'search' })
  outside?.navigate('/rng?search=gold')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/rng?search=gold')
  expect(useOverlays.getState().open).toBeUndefined()

  useOverlays.getState().show({ name: 'changePassword', forced: true })
  outside?.navigate('/help?referralCode=ANA7')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/help?referralCode=ANA7')
  expect(useOverlays.getState().open).toEqual({ name: 'changePassword', forced: true })
})

test('[DSK-06] the referral code of a link from outside is remembered like that of an address', async () => {
  gateway()
  await renderSite(page, { platform: { onOutside } })
  await expect.poll(() => outside).toBeDefined()
  outside?.navigate('/register?referralCode=ANA7')
  expect(readReferral()).toMatchObject({ referralCode: 'ANA7' })
})
