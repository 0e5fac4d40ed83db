import type { Level, Report } from './report.ts'
import { scrub } from './scrub.ts'

/** A line of the log: whole, and without anybody's data. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  time: string
  level: Level
  message: string
  /** What was thrown: its name, message and stack. */
  cause?: string
  /** Which build this is. */
  release: string
  /** The pattern of the address, never the address itself. */
  route: string
}

/**
 * Where entries go besides memory: the console, and the desktop client's own log. A collector of the operator's would
 * be another, and gets nothing that was not scrubbed.
 */
export type LogSink = (entry: LogEntry) => void

/** Entries that are remembered; the oldest give way. */
const remembered = 200

interface LogParts {
  release: string
  routeOf: (path: string) => string
  /** Words that are personal here and now, such as the account's name. */
  known: () => readonly string[]
  sinks: readonly LogSink[]
}

/** The log of a page: scrubs what is reported, remembers the latest, hands it to the sinks. */
export function createLog({ release, routeOf, known, sinks }: LogParts) {
  const entries: LogEntry[] = []
  return {
    write({ level, what, cause, at, path }: Report): void {
      const words = known()
      const entry: LogEntry = {
        time: new Date(at).toISOString(),
        level,
        message: scrub(what, words),
        ...(cause !== undefined && { cause: scrub(describe(cause), words) }),
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

/** Whatever was thrown, as text. Objects that are no errors may hold anything: of them only the kind is told. */
function describe(cause: unknown): string {
  if (cause instanceof Error) {
    const head = `${cause.name}: ${cause.message}`
    const { stack = '' } = cause
    // Chromium's stack begins with the head, others' doesn't.
    return stack.startsWith(head) ? stack : `${head}\n${stack}`
  }
  return typeof cause === 'string' ? cause : Object.prototype.toString.call(cause)
}

/** Prints what asks for attention. */
export const consoleSink: LogSink = ({ level, message, cause, release, route }) => {
  if (level === 'info') return
  console[level](`${message} [${release} ${route}]`, ...(cause === undefined ? [] : [cause]))
}
