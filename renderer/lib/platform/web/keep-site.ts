import type { KeepingHooks } from '../web-app.ts'
import type { PageIsHere, WhichBuild } from './worker-messages.ts'

declare global {
  interface ImportMetaEnv {
    /** True in a build for browsers, which has a service worker and a manifest. */
    readonly WEB_APP: boolean
  }
}

const worker = '/sw.js'

/** Milliseconds between two questions for another worker, which another build brings. */
const lookAgain = 3_600_000

/**
 * Registers the service worker and tells it what this page is made of. Where workers are blocked, or the server has
 * none, the site goes on without.
 * @throws what the browser says where the worker can't be had.
 */
export async function keepSite({ build, onNewer }: KeepingHooks): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isWhichBuild(data)) ports[0]?.postMessage(build)
  })
  const known = await serviceWorker.getRegistration('/')
  // A page that still has a worker which is registered no more: that one goes, and to register it would keep it.
  if (!known && serviceWorker.controller) return
  if (!known) await serviceWorker.register(trusted(worker), { scope: '/', updateViaCache: 'none' })
  // Asked for again: where workers are blocked, registering one may well seem to succeed.
  const registration = known ?? (await serviceWorker.getRegistration('/'))
  if (!registration) return
  watch(registration, onNewer)
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'here', build, used: usedAssets() } satisfies PageIsHere)
}

const isWhichBuild = (data: unknown): data is WhichBuild =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'build'

/** Paths of what the page has loaded of this site. */
const usedAssets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? pathname : []
  })

/** Looks for another worker when the page is looked at after a while: a page of this kind is rarely loaded anew. */
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

/** The policy makes this one address and no other. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('no worker of this site')
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}
