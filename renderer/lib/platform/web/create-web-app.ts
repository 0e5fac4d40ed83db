import type { InstallPrompt, WebApp } from '../web-app.ts'

/** The site as an app of the browser's. Listens at once: the offer to install comes once, and early. */
export function createWebApp(): WebApp {
  const install: WebApp['install'] = {}
  addEventListener('beforeinstallprompt', (offer) => {
    // The browser's own bar would come in the middle of anything.
    offer.preventDefault()
    install.offer = offer as InstallPrompt
  })
  return { install, load: () => import('./keep-site.ts').then(({ keepSite }) => keepSite) }
}
