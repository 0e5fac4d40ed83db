import { createStore } from 'zustand'
import type { InstallPrompt, WebApp } from '../web-app.ts'

const install: WebApp['install'] = createStore(() => ({ offer: undefined }))

/** The site as an app of the browser's. Listens at once: the offer to install comes once, and early. */
export function createWebApp(): WebApp {
  addEventListener('beforeinstallprompt', (offer) => {
    // The browser's own bar would come in the middle of anything.
    offer.preventDefault()
    install.setState({ offer: offer as InstallPrompt })
  })
  addEventListener('appinstalled', () => install.setState({ offer: undefined }))
  return {
    install,
    keep: (hooks) => import('./keep-site.ts').then(({ keepSite }) => keepSite(hooks)).catch(() => {}),
  }
}
