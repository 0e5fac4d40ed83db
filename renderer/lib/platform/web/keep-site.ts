import { firstScript } from '../first-script.ts'
import type { PageIsHere } from './worker-messages.ts'

declare global {
  interface ImportMetaEnv {
    /** True in a build for browsers, which has a service worker and a manifest. */
    readonly WEB_APP: boolean
  }
}

const worker = '/sw.js'

/** Milliseconds between two checks for a new worker, which a new build brings. */
const lookAgain = 3_600_000

/**
 * Registers the service worker and tells it which files this page uses. Does nothing where service workers aren't
 * available.
 * @throws the browser's error when the worker can't be registered.
 */
export async function keepSite(onNewer: () => void): Promise<void> {
  const build = firstScript()
  if (!window.isSecureContext || !('serviceWorker' in navigator) || build === undefined) return
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration('/')
  // The page's worker is already unregistered and will go. Registering it again would keep it.
  if (!known && serviceWorker.controller) return
  if (!known) await serviceWorker.register(trusted(worker), { scope: '/', updateViaCache: 'none' })
  // Looked up again, because registering may seem to succeed where workers are blocked.
  const registration = known ?? (await serviceWorker.getRegistration('/'))
  if (!registration) return
  watch(registration, onNewer)
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'here', build, used: usedAssets() } satisfies PageIsHere)
}

/** Paths of the site's files that the page has loaded. */
const usedAssets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? pathname : []
  })

/**
 * Checks for a new worker when the page becomes visible after a while, because a single-page site is rarely reloaded.
 */
function watch(registration: ServiceWorkerRegistration, onNewer: () => void): void {
  let looked = 0
  const look = () => {
    looked = Date.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > lookAgain) look()
  })
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated') onNewer()
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
  look()
}

/** A Trusted Types policy that permits only this URL. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('no worker of this site')
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}
