import type { InstallPrompt, WebApp } from '../web-app.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & InstallPrompt
  }
}

/** Creates the web app. Listens at once, because the offer to install comes early and only once. */
export function createWebApp(): WebApp {
  let offer: InstallPrompt | undefined
  const listeners = new Set<() => void>()
  const change = (next?: InstallPrompt) => {
    offer = next
    for (const listener of listeners) listener()
  }
  addEventListener('beforeinstallprompt', (event) => {
    // Keeps the browser from showing its own install bar at an arbitrary moment.
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
