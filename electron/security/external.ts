import { type Log, reasonOf } from '../log.ts'
import { mayOpenExternally } from './policy.ts'

/** Opens an address in the system's browser; false when it is refused or nothing opens it. */
export type OpenExternal = (url: string) => Promise<boolean>

/**
 * The one way to outside. `sources` are the brand's own hosts, which may be on this machine in the sandbox.
 * Chromium's own form of the address is handed on, never the text as it came.
 */
export function createOpenExternal(
  open: (url: string) => Promise<void>,
  sources: readonly string[],
  log: Log,
): OpenExternal {
  return async (url) => {
    if (!mayOpenExternally(url, sources)) {
      log.warn('security', 'an external link was refused', { url })
      return false
    }
    try {
      await open(new URL(url).href)
      return true
    } catch (error) {
      log.warn('security', 'an external link did not open', { url, reason: reasonOf(error) })
      return false
    }
  }
}
