import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { logout } from '#shared/contract/endpoints/logout.ts'
import { SignOutOverlay } from './sign-out-overlay.tsx'

test('[HDR-05] signing out is asked for first, can be called off, and is done once it is confirmed', async () => {
  const network = fakeNetwork()
  network.answer(logout, () => null)
  const screen = await renderSite(<SignOutOverlay />, { signedIn: true })
  const question = screen.getByRole('dialog')
  useOverlays.getState().show({ name: 'signOut' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(useOverlays.getState().open).toBeUndefined()
  expect(network.sent(logout)).toEqual([])
  expect(useSessionStore.getState().signedIn).toBe(true)

  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => network.sent(logout)).toHaveLength(1)
  expect(useSessionStore.getState().signedIn).toBe(false)
})
