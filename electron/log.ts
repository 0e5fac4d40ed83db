import { type LogFields, redact, redactText } from './logs/redact.ts'

export type Log = {
  info(area: string, message: string, fields?: LogFields): void
  warn(area: string, message: string, fields?: LogFields): void
  error(area: string, message: string, fields?: LogFields): void
}

/** Creates a log with one JSON line per entry. `write` gets each line; by default it goes to stderr. */
export function createLog(write: (line: string) => void = console.warn, now = () => new Date()): Log {
  const entry =
    (level: string) =>
    (area: string, message: string, fields: LogFields = {}) =>
      write(
        JSON.stringify({
          time: now().toISOString(),
          level,
          area,
          message: redactText(message),
          ...redact(fields),
        }),
      )
  return { info: entry('info'), warn: entry('warn'), error: entry('error') }
}
