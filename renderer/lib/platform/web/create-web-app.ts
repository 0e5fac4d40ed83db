import { firstScript } from '../first-script.ts'
import type { InstallPrompt, WebApp } from '../web-app.ts'
import { isWhichBuild } from './worker-messages.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & InstallPrompt
  }
}

/**
 * Creates the web app. Listens at once: the offer to install comes early and only once, and old files stay while a
 * page owes the worker an answer. With its question the worker may name the server's build, only once.
 */
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
  // Browsers have no service workers outside of a secure context.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  let current: string | undefined
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isWhichBuild(data)) return
    current = data.current ?? current
    ports[0]?.postMessage(firstScript())
  })
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
    load: () =>
      import('./keep-site.ts').then(
        ({ keepSite }) =>
          (onNewer) =>
            keepSite(onNewer, () => current),
      ),
  }
}
