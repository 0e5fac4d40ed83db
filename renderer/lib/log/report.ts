import { gatewayNow } from '#lib/clock/gateway-clock.ts'
/** How severe it is. `info` is kept but not printed. */
export type Level = 'info' | 'warn' | 'error'

/** Facts of a report by name, such as the endpoint and the field of a malformed answer. No personal data. */
export type ReportFields = Readonly<Record<string, string | number | boolean>>

/** A report as it was made, not scrubbed yet. */
export interface Report {
  level: Level
  /** Our own words, without personal data. */
  what: string
  /** What was thrown, if anything. */
  cause: unknown
  fields?: ReportFields | undefined
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
 * @param fields what monitoring may tell apart; see `reportedFields` there for the names that leave the page.
 */
export function report(level: Level, what: string, cause?: unknown, fields?: ReportFields): void {
  take({ level, what, cause, fields, at: gatewayNow(), path: location.pathname })
}

/** Passes on all reports: those that have been waiting and all later ones. */
export function takeReports(to: (report: Report) => void): void {
  take = to
  for (const early of waiting.splice(0)) to(early)
}
