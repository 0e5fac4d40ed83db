import type { InstallPrompt, WebApp } from '../web-app.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & InstallPrompt
  }
}

/** The site as an app of the browser's. Listens at once: the offer to install comes once, and early. */
export function createWebApp(): WebApp {
  let offer: InstallPrompt | undefined
  const listeners = new Set<() => void>()
  const change = (next?: InstallPrompt) => {
    offer = next
    for (const listener of listeners) listener()
  }
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come in the middle of anything.
    event.preventDefault()
    change(event)
  })
  addEventListener('appinstalled', () => change())
  return {
    install: {
      offer: () => offer,
      take() {
        const taken = offer
        change()
        return taken
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    load: () => import(/* chunk: deferred */ './keep-site.ts').then(({ keepSite }) => keepSite),
  }
}
