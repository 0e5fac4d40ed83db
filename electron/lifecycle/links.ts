import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { Log } from '../log.ts'
import { deepLinkPath, linkAmong } from './deep-link.ts'

export type Site = {
  emit: (event: DesktopEvent) => void
  /** Brings the site's window to the front. */
  focus: () => unknown
}

/** Links of the client's own scheme, from any source. The last one waits until the site listens. */
export type Links = {
  /** Takes a link that the system passes on (macOS). */
  open(link: string): void
  /** Takes the arguments of this start, or of a second instance that quit. They may contain a link. */
  started(argv: readonly string[]): void
  /**
   * Called when the site's window exists and is about to load.
   * @returns the path to load it with.
   */
  attach(site: Site): string
  /** Reports whether the site's document listens. */
  hears(listens: boolean): void
}

/** @param scheme the brand's, without "://". */
export function createLinks(scheme: string, log: Log): Links {
  let site: Site | undefined
  let listens = false
  let waiting: string | undefined

  function open(link: string): void {
    site?.focus()
    const path = deepLinkPath(link, scheme)
    // The link's text may contain a secret, so only its length is logged.
    if (path === undefined) return log.warn('links', 'a link was refused', { length: link.length })
    waiting = path
    hand()
  }

  function hand(): void {
    if (!site || !listens || waiting === undefined) return
    site.emit({ type: 'navigate', path: waiting })
    waiting = undefined
  }

  return {
    open,
    started(argv) {
      const link = linkAmong(argv, scheme)
      if (link === undefined) site?.focus()
      else open(link)
    },
    attach(found) {
      site = found
      const first = waiting ?? '/'
      waiting = undefined
      return first
    },
    hears(now) {
      listens = now
      hand()
    },
  }
}
