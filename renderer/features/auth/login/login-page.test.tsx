import { expect, test } from 'vitest'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { LoginPage } from './login-page.tsx'

test.each([
  ['/promotions?tab=1', '/promotions?tab=1'],
  ['//evil.example/x', '/'],
  [{ path: '/promotions' }, '/'],
  [undefined, '/'],
])('[RT-18] with %j in its history entry the login page leads to %s', async (state, to) => {
  fakeNetwork()
  const screen = await renderSite(<LoginPage />, { path: '/login', state })
  await expect.element(screen.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  // As a login does, here or in another tab.
  useSessionStore.getState().setSignedIn(true)
  await expect.element(screen.getByTestId('address')).toHaveTextContent(to)
})
