/** How severe it is. `info` is kept but not printed. */
export type Level = 'info' | 'warn' | 'error'

/** A report as it was made, not scrubbed yet. */
export interface Report {
  level: Level
  /** Our own words, without personal data. */
  what: string
  /** What was thrown, if anything. */
  cause: unknown
  /** Milliseconds since 1970. */
  at: number
  /** The page's path. The log keeps only its route pattern. */
  path: string
}

/** Most reports that wait for the log to load. Later ones are dropped, because the first say most. */
const mostWaiting = 50

const waiting: Report[] = []
let take = (made: Report): unknown => waiting.length < mostWaiting && waiting.push(made)

/**
 * Reports something for whoever maintains the site. The log itself (see log.ts) loads with the deferred services;
 * earlier reports wait for it. It scrubs personal data, but don't pass any.
 */
export function report(level: Level, what: string, cause?: unknown): void {
  take({ level, what, cause, at: Date.now(), path: location.pathname })
}

/** Passes on all reports: those that have been waiting and all later ones. */
export function takeReports(to: (report: Report) => void): void {
  take = to
  for (const early of waiting.splice(0)) to(early)
}
