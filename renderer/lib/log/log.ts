import type { Level, Report, ReportFields } from './report.ts'
import { scrub } from './scrub.ts'

/** A line of the log, without personal data. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  time: string
  level: Level
  message: string
  /** What was thrown: its name, message and stack. */
  cause?: string
  fields?: ReportFields
  /** The build that logged it. */
  release: string
  /** The route pattern of the page, never its real address. */
  route: string
}

/**
 * Where entries go besides memory: the console, the desktop client's own log, and the operator's monitoring. Sinks get
 * only scrubbed entries.
 */
export type LogSink = (entry: LogEntry) => void

/** Number of entries kept in memory. The oldest are dropped. */
const remembered = 200

interface LogParts {
  release: string
  routeOf: (path: string) => string
  /** Returns words that are personal at the moment, such as the account's name. */
  known: () => readonly string[]
  sinks: readonly LogSink[]
}

/** Creates the page's log. It scrubs each report, remembers the latest entries and passes them to the sinks. */
export function createLog({ release, routeOf, known, sinks }: LogParts) {
  const entries: LogEntry[] = []
  return {
    write({ level, what, cause, fields, at, path }: Report): void {
      const words = known()
      const entry: LogEntry = {
        time: new Date(at).toISOString(),
        level,
        message: scrub(what, words),
        ...(cause !== undefined && { cause: scrub(describe(cause), words) }),
        ...(fields && { fields: scrubFields(fields, words) }),
        release,
        route: routeOf(path),
      }
      entries.push(entry)
      if (entries.length > remembered) entries.shift()
      for (const sink of sinks) sink(entry)
    },
    /** The latest entries, oldest first. */
    recent: (): readonly LogEntry[] => [...entries],
  }
}

const scrubFields = (fields: ReportFields, words: readonly string[]): ReportFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value, words) : value,
    ]),
  )

/** Describes what was thrown. Other objects than errors may contain anything, so only their kind is logged. */
function describe(cause: unknown): string {
  if (cause instanceof Error) {
    const head = `${cause.name}: ${cause.message}`
    const { stack = '' } = cause
    // In Chromium the stack begins with this line, in other browsers it doesn't.
    return stack.startsWith(head) ? stack : `${head}\n${stack}`
  }
  return typeof cause === 'string' ? cause : Object.prototype.toString.call(cause)
}

/** Prints warnings and errors. */
export const consoleSink: LogSink = ({ level, message, cause, release, route }) => {
  if (level === 'info') return
  console[level](`${message} [${release} ${route}]`, ...(cause === undefined ? [] : [cause]))
}
