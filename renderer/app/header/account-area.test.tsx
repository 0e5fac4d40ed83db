import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { AccountArea } from './account-area.tsx'

test('[HDR-03] signed in, the header shows account, balance, deposit and sign out', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  const screen = await renderSite(<AccountArea />, { signedIn: true })
  await expect.element(screen.getByText('juan')).toBeVisible()
  await expect.element(screen.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱12,480.75')
  await screen.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/deposit')
  await screen.getByRole('button', { name: 'Sign out' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'signOut' })
})
