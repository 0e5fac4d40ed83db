import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { HelpPage } from './help-page.tsx'

const path = '/help#responsible-gaming'

test('[RSG-04] the responsible-gaming page has message, helpline, age, cockfights and signs, also where the help centre fails', async () => {
  fakeNetwork().answer(system.helpCenter, () => status(400))
  const screen = await renderSite(<HelpPage />, { path })
  await expect
    .element(screen.getByRole('heading', { name: 'Gambling can be addictive. Know when to stop.' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '(02) 8248-9568' }))
    .toHaveAttribute('href', 'tel:0282489568')
  await expect.element(screen.getByText('18+', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Offered', { exact: true })).toBeVisible()
  const verdict = screen.getByRole('status').filter({ hasText: 'call the helpline' })
  await screen.getByRole('checkbox', { name: 'I try to win back what I lost' }).click()
  expect(verdict.query()).toBeNull()
  await screen.getByRole('checkbox', { name: 'I borrow money to play' }).click()
  await expect.element(verdict).toBeVisible()
  await screen.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[RSG-04] the responsible-gaming page shows a player what play has cost', async () => {
  const network = fakeNetwork()
  network.answer(system.helpCenter, () => ({ topics: [] }))
  network.answer(member.info, () => samples.member)
  network.answer(cashier.netDeposits, () => ({
    deposits: '750.50',
    withdrawals: '0',
    net: '750.50',
    since: Date.parse('2026-11-01T00:00:00+08:00'),
  }))
  const screen = await renderSite(<HelpPage />, { path, signedIn: true })
  await expect.element(screen.getByText('₱750.50', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Deposited ₱750.50, withdrawn ₱0.00.')).toBeVisible()
})
