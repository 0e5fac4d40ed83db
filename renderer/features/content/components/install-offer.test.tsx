import { expect, test, vi } from 'vitest'
import { createWebApp } from '#lib/platform/web/create-web-app.ts'
import type { InstallPrompt } from '#lib/platform/web-app.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { InstallOffer } from './install-offer.tsx'

/** Fires the event of a browser that offers to install the site. */
function offer() {
  const prompt = vi.fn<InstallPrompt['prompt']>(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { prompt, event }
}

test('[WEB-02] the browser’s offer to install is held, made on the page, and can be taken once', async () => {
  const webApp = createWebApp()
  const screen = await renderSite(<InstallOffer />, { platform: { webApp } })
  const button = screen.getByRole('button', { name: 'Install' })
  await expect.element(button).not.toBeInTheDocument()
  const { prompt, event } = offer()
  expect(event.defaultPrevented).toBe(true)
  await expect.element(screen.getByRole('heading', { name: 'Install Palaro on this device' })).toBeVisible()
  expect(prompt).not.toHaveBeenCalled()
  await button.click()
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect.element(button).not.toBeInTheDocument()

  // The site is installed from the browser's own menu.
  offer()
  await expect.element(button).toBeVisible()
  dispatchEvent(new Event('appinstalled'))
  await expect.element(button).not.toBeInTheDocument()
})

test('[WEB-02] where the site is no app of the browser’s, nothing is offered', async () => {
  const screen = await renderSite(<InstallOffer />)
  offer()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
