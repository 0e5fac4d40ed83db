import type { SiteLogEntry } from '#shared/bridge/channels/client.ts'
import type { Log } from './log.ts'

/** Lines of the site's that are written in a minute; a page that goes wrong in a loop must not fill the log. */
const mostPerMinute = 60

/** Takes the lines of the site's log. */
export type SiteLog = (entry: SiteLogEntry) => void

/** Writes the site's lines among the client's own; what is too much is counted, and said once its minute is over. */
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
