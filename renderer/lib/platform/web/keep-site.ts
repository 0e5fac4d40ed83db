import { deviceNow } from '#lib/clock/gateway-clock.ts'
import { firstScript } from '../first-script.ts'
import { isWhichBuild, type PageIsHere } from './worker-messages.ts'

declare global {
  interface ImportMetaEnv {
    /** True in a build for browsers, which has a service worker and a manifest. */
    readonly WEB_APP: boolean
  }
}

const worker = '/sw.js'

/** Milliseconds between two checks for another build. */
const lookAgain = 3_600_000

/**
 * Registers the service worker and sends it the list of files that this page uses. Does nothing where service workers aren't
 * available. A newer worker waits until no page is open, as browsers have it: each worker serves pages of any build.
 * @param onNewer called when the server may have another build
 * @param seen the server's build, if the worker has named it so far
 * @throws the browser's error when the worker can't be registered.
 */
export async function keepSite(onNewer: () => void, seen: () => string | undefined): Promise<void> {
  const build = firstScript()
  if (!window.isSecureContext || !('serviceWorker' in navigator) || build === undefined) return
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration('/')
  // The page's worker is already unregistered and will go. Registering it again would keep it.
  if (!known && serviceWorker.controller) return
  if (!known) await serviceWorker.register(trusted(worker), { scope: '/', updateViaCache: 'none' })
  // Looked up again, because registering may seem to succeed where workers are blocked.
  if (!known && !(await serviceWorker.getRegistration('/'))) return
  followOtherPages(build, onNewer, seen())
  followReturns(onNewer)
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'here', build, used: usedAssets() } satisfies PageIsHere)
}

/** Paths of the site's files that the page has loaded. */
const usedAssets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? pathname : []
  })

/** Notices that the worker has seen the server's build with another page, and that it isn't this page's. */
function followOtherPages(build: string, onOther: () => void, seen?: string): void {
  const compare = (current?: string) => {
    if (current !== undefined && current !== build) onOther()
  }
  compare(seen)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWhichBuild(data)) compare(data.current)
  })
}

/** Notices that the page is visible again after a while, because a single-page site is rarely reloaded. */
function followReturns(onReturn: () => void): void {
  let looked = deviceNow()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Math.abs(deviceNow() - looked) < lookAgain) return
    looked = deviceNow()
    onReturn()
  })
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
