import { firstScript } from '../first-script.ts'
import type { PageIsHere, TakeOver } from './worker-messages.ts'

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
 * @param onNewer called when another worker has taken over, which a new build brings
 * @param startedUnder the worker that served this page, if any
 * @throws the browser's error when the worker can't be registered.
 */
export async function keepSite(onNewer: () => void, startedUnder: ServiceWorker | null): Promise<void> {
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
  followController(startedUnder, onNewer)
  watch(registration)
  const tell = (listener: ServiceWorker | null) =>
    listener?.postMessage({ type: 'here', build, used: usedAssets() } satisfies PageIsHere)
  tell((await serviceWorker.ready).active)
  // Told again at every change, the first one included, because what a worker hears as it is replaced may be lost.
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller))
}

/** Paths of the site's files that the page has loaded. */
const usedAssets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? pathname : []
  })

/** Notices each change of the page's worker, also one from before this was called. The first worker is no change. */
function followController(startedUnder: ServiceWorker | null, onChange: () => void): void {
  const { serviceWorker } = navigator
  let before = startedUnder
  const follow = () => {
    const { controller } = serviceWorker
    if (before && controller && controller !== before) onChange()
    before = controller
  }
  serviceWorker.addEventListener('controllerchange', follow)
  follow()
}

/**
 * Checks for a new worker when the page becomes visible after a while, because a single-page site is rarely reloaded.
 */
function watch(registration: ServiceWorkerRegistration): void {
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
    installing?.addEventListener('statechange', () => hurry(registration))
  }
  follow()
  hurry(registration)
  registration.addEventListener('updatefound', follow)
  look()
}

/** Milliseconds between two requests to a waiting worker. */
const askAgain = 1000

/**
 * Asks a waiting worker to take over, again until it has. It asks for that itself when it is installed, but Chromium may
 * miss it while the worker before it is busy, and leaves both waiting for half a minute.
 */
function hurry(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (!waiting) return
  waiting.postMessage({ type: 'takeOver' } satisfies TakeOver)
  setTimeout(() => hurry(registration), askAgain)
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
