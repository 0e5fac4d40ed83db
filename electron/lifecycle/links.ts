import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { Log } from '../log.ts'
import { deepLinkPath, linkAmong } from './deep-link.ts'

export type Site = {
  emit: (event: DesktopEvent) => void
  /** Brings its window to the front. */
  focus: () => unknown
}

/** Links of the client's own scheme, from wherever they come; the last one waits until the site hears. */
export type Links = {
  /** A link that the system hands over (macOS). */
  open(link: string): void
  /** The arguments of a start: of this one, or of another that gave way to it. A link may be among them. */
  started(argv: readonly string[]): void
  /**
   * The site is there to be shown, and is soon to be loaded.
   * @returns the path to load it with.
   */
  attach(site: Site): string
  /** Whether the site's document listens. */
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
    // What it says is anybody's text, and may be somebody's secret: it is not written down.
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
