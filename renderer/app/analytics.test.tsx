import { afterEach, expect, test } from 'vitest'
import { useConsent } from '#lib/analytics/consent.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { Analytics } from './analytics.tsx'

afterEach(() => {
  delete window.dataLayer
})

test('[BOOT-09] a visitor is asked first, and nobody who says no is counted', async () => {
  fakeNetwork()
  useConsent.setState({ choice: undefined, asking: true })
  const screen = await renderSite(<Analytics id="G-ABCD1234" />, { path: '/promotions' })
  await screen.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => useConsent.getState().choice).toBe('declined')
  expect(window.dataLayer).toBeUndefined()
  expect(document.querySelector('script[src*="G-ABCD1234"]')).toBeNull()
})
