import type { SiteLogEntry } from '#shared/bridge/channels/client.ts'
import type { Log } from './log.ts'

/** Maximum lines per minute, so that a page that fails in a loop doesn't fill the log. */
const mostPerMinute = 60

/** Writes one entry of the site's log. */
export type SiteLog = (entry: SiteLogEntry) => void

/**
 * Writes the site's entries to the client's log. Surplus ones are only counted; the count is logged with the first
 * entry of a later minute.
 */
export function createSiteLog(log: Log, now: () => number = Date.now): SiteLog {
  let minute = 0
  let written = 0
  return ({ level, message, cause, release, route }) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      if (written > mostPerMinute) log.warn('site', 'lines were left out', { lines: written - mostPerMinute })
      minute = current
      written = 0
    }
    written += 1
    if (written <= mostPerMinute) log[level]('site', message, { cause, release, route })
  }
}
