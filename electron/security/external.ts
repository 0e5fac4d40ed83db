import { type Log, reasonOf } from '../log.ts'
import { outsideForm } from './policy.ts'
import { createRateLimit } from './rate-limit.ts'

/** Opens an address in the system's browser, mail or telephone program; false when it is refused or nothing opens it. */
export type OpenExternal = (url: string) => Promise<boolean>

/** A page that opens one window after another must not bury the person's desktop: as many within these milliseconds. */
const limit = { most: 6, within: 10_000 }

/**
 * The one way to outside. `sources` are the brand's own hosts, which may be on this machine in the sandbox.
 * Chromium's own form of the address is handed on, never the text as it came.
 */
export function createOpenExternal(
  open: (url: string) => Promise<void>,
  sources: readonly string[],
  log: Log,
  now: () => number = Date.now,
): OpenExternal {
  const mayOpen = createRateLimit(limit, now)
  return async (url) => {
    const form = outsideForm(url, sources)
    if (form === undefined || !mayOpen()) {
      log.warn('security', 'an external link was refused', {
        url,
        why: form === undefined ? 'address' : 'flood',
      })
      return false
    }
    try {
      await open(form)
      return true
    } catch (error) {
      log.warn('security', 'an external link did not open', { url: form, reason: reasonOf(error) })
      return false
    }
  }
}
