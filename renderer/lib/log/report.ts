/** How grave it is. `info` and below are kept, but not printed. */
export type Level = 'info' | 'warn' | 'error'

/** What happened, as it was reported: not scrubbed yet. */
export interface Report {
  level: Level
  /** Our own words, without anybody's data. */
  what: string
  /** What was thrown, where something was. */
  cause: unknown
  /** Milliseconds since 1970. */
  at: number
  /** Where the page was; the log keeps its pattern only. */
  path: string
}

/** So many wait for the log to be loaded; by then the first of them tell the most. */
const mostWaiting = 50

const waiting: Report[] = []
let take = (made: Report): unknown => waiting.length < mostWaiting && waiting.push(made)

/**
 * Reports something that whoever looks after the site should know. The log itself (see log.ts) comes with the
 * deferred services; what happens before waits for it. It takes out what is personal, but give it none.
 */
export function report(level: Level, what: string, cause?: unknown): void {
  take({ level, what, cause, at: Date.now(), path: location.pathname })
}

/** Hands all reports over, those that wait and those to come. */
export function takeReports(to: (report: Report) => void): void {
  take = to
  for (const early of waiting.splice(0)) to(early)
}
