import { beforeEach, expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { identity } from '#shared/contract/endpoints/identity.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { DepositOverlay } from './deposit-overlay.tsx'
import { DepositPage } from './deposit-page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  useOverlays.getState().closeAll()
})

const check = {
  required: true,
  state: 'none',
  document: null,
  sent: null,
  decided: null,
  reason: null,
  detailsComplete: true,
}

/** A gateway that wants to know who deposits. */
function gatewayWithCheck(state: string, info: object = { identityVerified: false }) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, ...info }))
  network.answer(member.balance, () => samples.balance)
  network.answer(identity.check, () => ({ ...check, state }))
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(cashier.depositBonuses, () => ({ bonuses: [] }))
  network.answer(cashier.depositOrders, () => ({ list: [], total: 0, totalPages: 0 }))
  return network
}

test.each([
  ['the page', DepositPage, '/deposit'],
  ['the sheet beside a game', DepositOverlay, '/'],
] as const)(
  '[RSG-05] %s leads to the identity check in place of the form, and says while it runs',
  async (_, Place, path) => {
    gatewayWithCheck('none')
    const screen = await renderSite(<Place />, { path, signedIn: true })
    await expect.element(screen.getByRole('heading', { name: 'Verify your identity first' })).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Payment method' }).query()).toBeNull()
    await screen.getByRole('button', { name: 'Verify identity' }).click()
    expect(useOverlays.getState().stack).toContainEqual({
      name: 'member',
      page: 'securityCenter',
      query: 'section=identity',
    })
    await screen.unmount()
    gatewayWithCheck('review')
    const later = await renderSite(<Place />, { path, signedIn: true })
    await expect.element(later.getByRole('heading', { name: 'We’re checking your documents' })).toBeVisible()
  },
)

test('[RSG-05] once the documents are accepted, and where nobody asks for them, the form is there', async () => {
  const network = gatewayWithCheck('verified')
  network.answer(identity.check, () => {
    network.answer(member.info, () => ({ ...samples.member, identityVerified: true }))
    return { ...check, state: 'verified' }
  })
  const screen = await renderSite(<DepositPage />, { path: '/deposit', signedIn: true })
  await expect.element(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeVisible()
  await screen.unmount()
  const without = gatewayWithCheck('none', {})
  const again = await renderSite(<DepositPage />, { path: '/deposit', signedIn: true })
  await expect.element(again.getByRole('radiogroup', { name: 'Payment method' })).toBeVisible()
  expect(without.sent(identity.check)).toEqual([])
})

test('[GRD-02] a demo account that opens the sheet’s address gets its warning in place of the form', async () => {
  const network = gatewayWithCheck('none', { type: 4 })
  const screen = await renderSite(<DepositOverlay />, { path: '/', signedIn: true })
  await expect.element(screen.getByRole('heading', { name: 'Free play has no wallet' })).toBeVisible()
  await expect.poll(() => useOverlays.getState().open?.name).toBe('demoWarning')
  expect(network.sent(cashier.deposit)).toEqual([])
})
