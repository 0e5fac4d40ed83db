import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { outsideForm } from './policy.ts'
import { createRateLimit } from './rate-limit.ts'

/** Opens an address in the system's browser, mail or telephone program. Returns false when it is refused or fails. */
export type OpenExternal = (url: string) => Promise<boolean>

/** Limits how many windows a page may open outside, per this many milliseconds. */
const limit = { most: 6, within: 10_000 }

/**
 * Creates the only way to open something outside. `sources` are the brand's own hosts, which in the sandbox may be on
 * this machine. The system gets the address as Chromium normalises it, never the original text.
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
