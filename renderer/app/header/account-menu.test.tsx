import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { AccountMenu } from './account-menu.tsx'

async function openMenu(type: number) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, type }))
  const screen = await renderSite(<AccountMenu />, { signedIn: true })
  await screen.getByRole('button', { name: 'juan' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Deposit' })).toBeVisible()
  return screen.getByRole('menuitem', { name: 'Change password' })
}

test.each([0, 1, 42])('[PWD-01] an account of type %i changes its password from the menu', async (type) => {
  const item = await openMenu(type)
  await item.click()
  expect(useOverlays.getState().open).toEqual({ name: 'changePassword' })
})

test('[GRD-02] a demo account has no password to change', async () => {
  const item = await openMenu(4)
  expect(item.query()).toBeNull()
})
