import { firstScript } from '../first-script.ts'
import type { InstallPrompt, WebApp } from '../web-app.ts'
import type { WhichBuild } from './worker-messages.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & InstallPrompt
  }
}

const isWhichBuild = (data: unknown): data is WhichBuild =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'build'

/**
 * Creates the web app. Listens at once: the offer to install comes early and only once, and the worker of another
 * build can't take over while a page owes it an answer.
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
  const startedUnder = workers?.controller ?? null
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isWhichBuild(data)) ports[0]?.postMessage(firstScript())
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
      import(/* chunk: deferred */ './keep-site.ts').then(
        ({ keepSite }) =>
          (onNewer) =>
            keepSite(onNewer, startedUnder),
      ),
  }
}
