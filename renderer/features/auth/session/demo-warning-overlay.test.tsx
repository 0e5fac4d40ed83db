import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { DemoWarningOverlay } from './demo-warning-overlay.tsx'

test('[CHT-01, GRD-02] who has a demo account reads what the chat needs, and may register or not', async () => {
  const screen = await renderSite(<DemoWarningOverlay about="chat" />, { signedIn: true })
  useOverlays.getState().show({ name: 'demoWarning', about: 'chat' })
  const warning = screen.getByRole('dialog', { name: 'Chat is for members' })
  await expect.element(warning).toMatchTextContent('You need a real account to chat.')
  await warning.getByRole('button', { name: 'Register' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'register' })
  await warning.getByRole('button', { name: 'Not now' }).click()
  expect(useOverlays.getState().open).toBeUndefined()
})
